/** What a tournament in the list may be. */

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

export const states = ['entering', 'running', 'finished', 'closed'] as const
export type State = (typeof states)[number]
