/** The words of a line as a shell sees them: names with spaces in quotes. */
export const wordsOfLine = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
