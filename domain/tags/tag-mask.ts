import { evaluateRule } from './evaluate-rule.ts'
import type { CarTag } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

/** Bits 0 to 30: the mask stays a positive number in a signed 32-bit column. */
export const TAG_BITS = 31

/** `bit` is the position of the tag in every mask; never reused. */
export type MaskedTag = CarTag & { bit: number }

/** All enabled tags that apply. Search uses all of them, although cards show only two. */
export const tagMask = (tags: readonly MaskedTag[], car: TaggableCar, context: TagContext): number =>
  maskOfTags(tags.filter((tag) => tag.enabled && evaluateRule(tag, car, context)))

/** The mask of these tags; also for searching by them. */
export const maskOfTags = (tags: readonly Pick<MaskedTag, 'bit'>[]): number =>
  tags.reduce((mask, tag) => mask | maskOfBit(tag.bit), 0)

/** In the given order; `firstTags` selects those that a card shows. */
export const tagsOfMask = <T extends Pick<MaskedTag, 'bit'>>(mask: number, tags: readonly T[]): T[] =>
  tags.filter((tag) => (mask & maskOfBit(tag.bit)) !== 0)

// Shifting by 32 would wrap round to bit 0 and mark another tag.
const maskOfBit = (bit: number): number => (Number.isInteger(bit) && bit >= 0 && bit < TAG_BITS ? 1 << bit : 0)
