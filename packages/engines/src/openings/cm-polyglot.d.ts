/** What we use of cm-polyglot, which has no types: the key a polyglot book files a position under. */
declare module 'cm-polyglot/lib/stakelbase/KeyGenerator.js' {
  export class KeyGenerator {
    /** Of a FEN of six fields; nothing when it is not one. */
    compute_fen_hash(fen: string): bigint | null
  }
}
