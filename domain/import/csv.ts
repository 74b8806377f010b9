/** Limits of an uploaded table: the characters of a text, the rows, and the bytes of a file. */
export const CSV_BOUNDS = { characters: 400_000, rows: 300, bytes: 5_000_000 }

/** `known`: a draft or ad of this row exists already. `no_room`: the user has reached the limit of drafts. */
export const CSV_OUTCOMES = ['draft', 'known', 'no_room', 'refused'] as const
