const RIYADH_MS = 3 * 3_600_000

/** What a field for date and time holds, `2026-06-16T17:30`, read in Riyadh, which has no summer time. Null if empty or wrong. */
export function fromRiyadh(typed: string): Date | null {
  const time = new Date(`${typed}:00+03:00`)
  return Number.isNaN(time.getTime()) ? null : time
}

export const inRiyadh = (time: Date): string => new Date(time.getTime() + RIYADH_MS).toISOString().slice(0, 16)
