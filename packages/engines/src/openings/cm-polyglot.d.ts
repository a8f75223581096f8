/** The part of cm-polyglot we use, which has no types: the polyglot key of a position. */
declare module 'cm-polyglot/lib/stakelbase/KeyGenerator.js' {
  export class KeyGenerator {
    /** The key of a six-field FEN; null if it is none. */
    compute_fen_hash(fen: string): bigint | null
  }
}
