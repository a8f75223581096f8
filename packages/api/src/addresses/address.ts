/** An address is a path with `:name` for its parameters: "/t/:tournament/m/:match". */

/** The names of the parameters: "tournament" | "match". */
export type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path with its parameters filled in. */
export const filled = <Path extends string>(path: Path, params: Readonly<Record<ParamsIn<Path>, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  )

/** The parameters of a filled path; undefined if it is not of this address. */
export function paramsIn(path: string, given: string): Readonly<Record<string, string>> | undefined {
  const wanted = path.split('/')
  const parts = given.replace(/(.)\/$/, '$1').split('/')
  if (wanted.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, word] of wanted.entries()) {
    const part = parts[i] as string
    if (word.startsWith(':') && part !== '') params[word.slice(1)] = decodeURIComponent(part)
    else if (word !== part) return undefined
  }
  return params
}
