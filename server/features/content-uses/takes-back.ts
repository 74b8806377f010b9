const isPublic = (publishedAt: string | null, now: Date) => publishedAt !== null && new Date(publishedAt) <= now

/**
 * Whether a change hides what is published.
 * @param wanted undefined if the change leaves the time as it is
 */
export const takesBack = (publishedAt: string | null, wanted: string | null | undefined, now: Date): boolean =>
  wanted !== undefined && isPublic(publishedAt, now) && !isPublic(wanted, now)
