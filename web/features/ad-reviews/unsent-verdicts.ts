import { useSyncExternalStore } from 'react'
import { deviceTexts } from '#web/platform/browser/stored-texts.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import { onDeviceCleared } from '#web/platform/device/device-owner.ts'
import type { Verdict } from './decide-ads.ts'

/** Decisions by reviewer and ad, the latest last. */
type Unsent = Readonly<Record<string, Verdict>>

const KEY = 'sayyad-unsent-decisions'
const NONE: Unsent = {}
/**
 * Maximum number of stored decisions; the oldest are dropped. Those of ads that others decided meanwhile are never read
 * again.
 */
const MOST = 50

let verdicts: Unsent | undefined
const { subscribe, notify } = createListeners()
onDeviceCleared(() => {
  verdicts = undefined
  notify()
})

export const unsentKey = (userId: string, carId: string): string => `${userId} ${carId}`

/** Stores decisions on the device until the server has responded, so that a reload does not lose a typed note. */
export function storeVerdicts(keys: readonly string[], verdict: Verdict): void {
  change(keys, Object.fromEntries(keys.map((key) => [key, verdict])))
}

export const removeVerdicts = (keys: readonly string[]): void => change(keys, {})

export const unsentVerdicts = (): Unsent => (verdicts ??= readStored() ?? NONE)

export const useUnsentVerdicts = (): Unsent => useSyncExternalStore(subscribe, unsentVerdicts, () => NONE)

function change(keys: readonly string[], added: Unsent): void {
  // another tab may have stored some
  const others = Object.entries(readStored() ?? unsentVerdicts()).filter(([key]) => !keys.includes(key))
  verdicts = Object.fromEntries([...others, ...Object.entries(added)].slice(-MOST))
  // without storage the decisions last until the page is closed
  deviceTexts.write(KEY, JSON.stringify(verdicts))
  notify()
}

function readStored(): Unsent | null {
  try {
    const stored: unknown = JSON.parse(deviceTexts.read(KEY) ?? '{}')
    return stored && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Unsent) : null
  } catch {
    return null
  }
}
