import { deviceStore } from '#web/platform/device/device-store.ts'
import type { Verdict } from './decide-ads.ts'

/** Decisions by reviewer and ad, the latest last. */
type Unsent = Readonly<Record<string, Verdict>>

/**
 * Maximum number of stored decisions; the oldest are dropped. Those of ads that others decided meanwhile are never read
 * again.
 */
const MOST = 50

/** Decisions on the device until the server has responded, so that a reload does not lose a typed note. */
const verdicts = deviceStore<Unsent>({
  key: 'sayyad-unsent-decisions',
  read: (stored) =>
    stored && typeof stored === 'object' && !Array.isArray(stored)
      ? Object.fromEntries(Object.entries(stored as Unsent).slice(-MOST))
      : {},
})

export const unsentKey = (userId: string, carId: string): string => `${userId} ${carId}`

export const storeVerdicts = (keys: readonly string[], verdict: Verdict): void =>
  verdicts.update((all) => ({ ...without(all, keys), ...Object.fromEntries(keys.map((key) => [key, verdict])) }))

export const removeVerdicts = (keys: readonly string[]): void => verdicts.update((all) => without(all, keys))

export const unsentVerdicts = (): Unsent => verdicts.get()

export const useUnsentVerdicts = (): Unsent => verdicts.use()

const without = (all: Unsent, keys: readonly string[]): Unsent =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)))
