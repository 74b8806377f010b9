import type { Limit } from '#server/platform/limits.ts'

/** The limit of changes per user. A list has fewer than twenty ticks. */
export const CHANGED: Limit = { name: 'hand_over_changed', points: 60, seconds: 60, inMemory: true }
