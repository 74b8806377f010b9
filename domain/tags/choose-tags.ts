import { evaluateRule } from './evaluate-rule.ts'
import type { CarTag } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

export const MAX_TAGS_PER_CAR = 2

/** The tags to show on a car, in order. */
export const chooseTags = <T extends CarTag>(tags: readonly T[], car: TaggableCar, context: TagContext): T[] =>
  firstTags(tags.filter((tag) => evaluateRule(tag, car, context)))

/** Enabled tags that apply, by priority, then id. */
export const firstTags = <T extends Pick<CarTag, 'id' | 'enabled' | 'priority'>>(fitting: readonly T[]): T[] =>
  fitting
    .filter((tag) => tag.enabled)
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id)
    .slice(0, MAX_TAGS_PER_CAR)
