import { evaluateRule } from './evaluate-rule.ts'
import type { CarTag } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

export const MAX_TAGS_PER_CAR = 2

/** The tags to show on a car, first first. */
export const chooseTags = <T extends CarTag>(tags: readonly T[], car: TaggableCar, context: TagContext): T[] =>
  firstTags(tags.filter((tag) => evaluateRule(tag, car, context)))

/** Of the tags that fit: enabled ones, lowest priority number first, then lowest id. */
export const firstTags = <T extends Pick<CarTag, 'id' | 'enabled' | 'priority'>>(fitting: readonly T[]): T[] =>
  fitting
    .filter((tag) => tag.enabled)
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id)
    .slice(0, MAX_TAGS_PER_CAR)
