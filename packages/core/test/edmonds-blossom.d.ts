declare module 'edmonds-blossom' {
  /** Mates by vertex (-1: none) of the matching of largest weight, among those of most edges if `maxCardinality`. */
  export default function matching(edges: [number, number, number][], maxCardinality: boolean): number[]
}
