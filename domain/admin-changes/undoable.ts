import { DAY_MS } from '#domain/durations.ts'

/** How long a change can be undone. */
export const UNDOABLE_DAYS = 30

/**
 * `too_late`: after 30 days. `undone`: already undone. `irreversible`: the effect cannot be reverted.
 * `changed_since`: somebody changed the same thing afterwards.
 */
export const NOT_UNDOABLE_REASONS = ['too_late', 'undone', 'irreversible', 'changed_since'] as const
export type NotUndoableReason = (typeof NOT_UNDOABLE_REASONS)[number]

interface Change {
  created_at: Date
  undone_at: Date | null
  /** Whether this kind of change can be undone. */
  isReversible: boolean
}

/** Why a change cannot be undone, judged by its row alone; null if it can. */
export function undoError({ created_at, undone_at, isReversible }: Change, now: Date): NotUndoableReason | null {
  if (!isReversible) return 'irreversible'
  if (undone_at) return 'undone'
  return now.getTime() - created_at.getTime() > UNDOABLE_DAYS * DAY_MS ? 'too_late' : null
}
