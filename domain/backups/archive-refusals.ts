/** Why an archive cannot bring a time back: it is outside of what is archived, or something there cannot be used. */
export const ARCHIVE_REFUSALS = ['too_early', 'too_late', 'gap', 'damaged', 'passphrase'] as const
export type ArchiveRefusal = (typeof ARCHIVE_REFUSALS)[number]
