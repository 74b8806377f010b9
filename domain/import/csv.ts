/** Limits of a CSV upload. */
export const CSV_BOUNDS = { characters: 400_000, rows: 300 }

/** `known`: a draft or ad of this row exists already. `no_room`: the user has reached the limit of drafts. */
export const CSV_OUTCOMES = ['draft', 'known', 'no_room', 'refused'] as const
