/** Roles and secrets: who may do what, and what proves it. */

/** From the highest to the lowest; each may do everything the later ones may. */
export const roles = ['owner', 'director', 'scorer', 'entrant', 'spectator'] as const
export type Role = (typeof roles)[number]

/** Roles that can be granted. */
export const givenRoles = ['owner', 'director', 'scorer'] as const
export type GivenRole = (typeof givenRoles)[number]

/** `sign-in` is for a known person, `entrant` for the one entrant it was made for. */
export const secretKinds = ['session', 'token', 'invitation', 'sign-in', 'entrant'] as const
export type SecretKind = (typeof secretKinds)[number]
