import type { CarTag } from './tag-rule.ts'

export const MAX_TAGS_PER_CAR = 2

/** The tags to show on a car, of those that fit: enabled ones by priority, then id. */
export const firstTags = <T extends Pick<CarTag, 'id' | 'enabled' | 'priority'>>(fitting: readonly T[]): T[] =>
  fitting
    .filter((tag) => tag.enabled)
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id)
    .slice(0, MAX_TAGS_PER_CAR)
