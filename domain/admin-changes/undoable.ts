import { DAY_MS } from '#domain/durations.ts'

/** How long a change can be undone. */
export const UNDOABLE_DAYS = 30

/**
 * `too_late` after 30 days; `undone` already; `irreversible` if what it did cannot come back; `changed_since` if somebody
 * changed the same thing after it.
 */
export const NOT_UNDOABLE_REASONS = ['too_late', 'undone', 'irreversible', 'changed_since'] as const
export type NotUndoableReason = (typeof NOT_UNDOABLE_REASONS)[number]

interface Change {
  created_at: Date
  undone_at: Date | null
  /** Whether the kind of change has an opposite. */
  isReversible: boolean
}

/** Why a change cannot be undone, as far as its row says; null if it can. */
export function undoError({ created_at, undone_at, isReversible }: Change, now: Date): NotUndoableReason | null {
  if (!isReversible) return 'irreversible'
  if (undone_at) return 'undone'
  return now.getTime() - created_at.getTime() > UNDOABLE_DAYS * DAY_MS ? 'too_late' : null
}
