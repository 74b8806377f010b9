import { DAY_MS, HOUR_MS } from '#domain/durations.ts'

/** For how many hours the old address can stop a change of email that an admin began. */
export const STOPPABLE_HOURS = 72

/** For how many days the new address can confirm it. */
export const CONFIRMABLE_DAYS = 7

/** When the change takes effect and when it expires. */
export const recoveryTimes = (now: Date): { waits_until: Date; expires_at: Date } => ({
  waits_until: new Date(now.getTime() + STOPPABLE_HOURS * HOUR_MS),
  expires_at: new Date(now.getTime() + CONFIRMABLE_DAYS * DAY_MS),
})

interface EmailChange {
  old_confirmed_at: Date | null
  new_confirmed_at: Date | null
  /** Null if the user began it. */
  waits_until: Date | null
}

/** Whether a change of email takes effect: once the new address and, unless an admin began it, the old one confirmed. */
export const isEmailChangeDue = (
  { old_confirmed_at, new_confirmed_at, waits_until }: EmailChange,
  now: Date,
): boolean => new_confirmed_at !== null && (waits_until ? waits_until <= now : old_confirmed_at !== null)
