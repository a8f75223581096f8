/** German for what the rules say. */
export const german = (sentence: string): string => sentence
