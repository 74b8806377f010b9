import { withShown, type Seen } from '#domain/changes/seen.ts'
import { UUID } from '#domain/uuid.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'

const MOST = 260

/** By ID of the car: until when its changes were shown on this device, and the same before the latest visit. */
type Stored = Record<string, readonly [seenAt: number, seenBefore: number | null]>

const store = deviceStore<Stored>({ key: 'seen-cars', read: (stored) => readStored(stored) })

/** What a visitor has seen of the changes of cars. The server keeps the same for users. */
export const seenCars = {
  use: () => store.use(),
  seenOf: (stored: Stored, id: string): Seen | null => {
    const [seenAt, seenBefore = null] = stored[id] ?? []
    return seenAt === undefined
      ? null
      : { seen_at: new Date(seenAt), seen_before: seenBefore === null ? null : new Date(seenBefore) }
  },
  /** Everything up to a time was shown. A car that was not known is as it was then. */
  note: (ids: readonly string[], shownUntil: Date): void =>
    store.update((stored) => ({
      ...stored,
      ...Object.fromEntries(ids.map((id) => [id, noted(stored, id, shownUntil)])),
    })),
  /** What the last visit showed is news again. */
  showAgain: (ids: readonly string[]): void =>
    store.update((stored) => ({
      ...stored,
      ...Object.fromEntries(ids.map((id) => [id, [stored[id]?.[1] ?? stored[id]?.[0] ?? Date.now(), null] as const])),
    })),
}

function noted(stored: Stored, id: string, until: Date): Stored[string] {
  const seen = seenCars.seenOf(stored, id)
  if (!seen) return [until.getTime(), null]
  const { seen_at, seen_before } = withShown(seen, until)
  return [seen_at.getTime(), seen_before?.getTime() ?? null]
}

/** Drops the cars that were seen longest ago beyond a number. */
function readStored(stored: unknown): Stored {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored as Record<string, unknown>).flatMap(([id, value]) => {
    const [seenAt, seenBefore] = Array.isArray(value) ? (value as unknown[]) : []
    if (!UUID.test(id) || !isTime(seenAt)) return []
    return [[id, [seenAt, isTime(seenBefore) ? seenBefore : null] as const] as const]
  })
  return Object.fromEntries(entries.toSorted(([, [a]], [, [b]]) => b - a).slice(0, MOST))
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 8.64e15
