/** What is wrong with a configuration, and where. */

export interface ConfigProblem {
  /** As it stands in the file: `CupOptions.RoundPairIncrements[1]`; in a file of an engine its name comes first. */
  readonly path: string
  readonly problem: string
  /** The word that may have been meant. */
  readonly suggestion?: string
}

export function configSentence({ path, problem, suggestion }: ConfigProblem): string {
  const meant = suggestion === undefined ? '.' : `; did you mean "${suggestion}"?`
  return `${path === '' ? 'The configuration' : path}: ${problem}${meant}`
}

/** What is left of a suggestion when there is none: nothing, not a gap. */
export const suggesting = (suggestion: string | undefined): Pick<ConfigProblem, 'suggestion'> =>
  suggestion === undefined ? {} : { suggestion }
