import { MINUTE_MS } from '#domain/durations.ts'

/** News that a person was shown stays on the screens for the rest of the visit. */
export const VISIT_MS = 30 * MINUTE_MS

/** What a person has seen of the changes of a car or a search. */
export interface Seen {
  /** Everything up to then was shown. */
  seen_at: Date
  /** The same before the latest visit; null if that was the first. */
  seen_before: Date | null
}

/** The time since which changes are news: since the visit before this one, as long as it goes on. */
export function newsSince({ seen_at, seen_before }: Seen, now: Date): Date {
  const isSameVisit = now.getTime() - seen_at.getTime() <= VISIT_MS
  return isSameVisit ? (seen_before ?? seen_at) : seen_at
}

/**
 * What has been seen once everything up to a time was shown. What happened later, or was shown by another tab or device
 * meanwhile, stays as it is.
 */
export function withShown({ seen_at, seen_before }: Seen, shownUntil: Date): Seen {
  if (shownUntil <= seen_at) return { seen_at, seen_before }
  const isNewVisit = shownUntil.getTime() - seen_at.getTime() > VISIT_MS
  return { seen_at: shownUntil, seen_before: isNewVisit ? seen_at : (seen_before ?? seen_at) }
}
