import { evaluateRule } from './evaluate-rule.ts'
import type { CarTag } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

/** Bits 0 to 30: the mask stays a positive number in a signed 32-bit column. */
export const TAG_BITS = 31

/** `bit` is the tag's own place in every mask; it is never given to another tag. */
export type MaskedTag = CarTag & { bit: number }

/** Every enabled tag that fits the car, the ones beyond the two that are shown included, so that search finds them. */
export const tagMask = (tags: readonly MaskedTag[], car: TaggableCar, context: TagContext): number =>
  maskOfTags(tags.filter((tag) => tag.enabled && evaluateRule(tag, car, context)))

/** Also what a search for all of these tags asks for. */
export const maskOfTags = (tags: readonly Pick<MaskedTag, 'bit'>[]): number =>
  tags.reduce((mask, tag) => mask | maskOfBit(tag.bit), 0)

/** In the order given; `firstTags` makes of them what a card shows. */
export const tagsOfMask = <T extends Pick<MaskedTag, 'bit'>>(mask: number, tags: readonly T[]): T[] =>
  tags.filter((tag) => (mask & maskOfBit(tag.bit)) !== 0)

// Shifting by 32 would wrap round to bit 0 and mark another tag.
const maskOfBit = (bit: number): number => (Number.isInteger(bit) && bit >= 0 && bit < TAG_BITS ? 1 << bit : 0)
