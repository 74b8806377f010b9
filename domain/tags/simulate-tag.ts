import type { CarColumns } from './car-columns.ts'
import { MAX_TAGS_PER_CAR } from './choose-tags.ts'
import { compileRule, numberOf } from './compile-rule.ts'
import type { NumericType } from './condition-kinds.ts'
import { maskOfTags, tagsOfMask, type MaskedTag } from './tag-mask.ts'
import type { ActivationRules } from './tag-rule.ts'
import type { TagContext } from './taggable-car.ts'

const MOST_LISTED = 10
/** A car at this distance or further is not a near miss. */
const FURTHEST = 1

export interface Simulated {
  /** Null for a new tag. */
  tag: MaskedTag | null
  enabled: boolean
  priority: number
  activation_rules: ActivationRules
  /** The indexes of the cars that have the tag by hand. */
  given: ReadonlySet<number>
}

/** A sample of cars, as indexes into the columns. */
interface Some {
  count: number
  first: number[]
}

export interface Simulation {
  cars_count: number
  fits_count: number
  gains: Some
  loses: Some
  /** Near misses, nearest first, with the field that is missed and its value. */
  near: { at: number; type: NumericType; value: number }[]
  /**
   * The number of cars that would match without displaying the tag, since two tags with higher priority are
   * displayed.
   */
  hidden_count: number
  /** The tags that would no longer be displayed, with the number of cars. */
  displaces: { tag_id: number; count: number }[]
}

/**
 * Simulates the effect of a rule.
 * @param tags enabled tags by priority
 */
export function simulateTag(
  columns: CarColumns,
  tags: readonly MaskedTag[],
  simulated: Simulated,
  context: TagContext,
): Simulation {
  const rule = compileRule(simulated.activation_rules, columns, context, simulated.given)
  const own = simulated.tag ? maskOfTags([simulated.tag]) : 0
  const places = placesOfOthers(tags, simulated)
  const gains: Some = { count: 0, first: [] }
  const loses: Some = { count: 0, first: [] }
  const near: { at: number; distance: number }[] = []
  const displaced = new Map<number, number>()
  let [fitsCount, hiddenCount] = [0, 0]

  for (let at = 0; at < columns.size; at++) {
    const mask = columns.tags[at] ?? 0
    const had = (mask & own) !== 0
    const distance = rule.distance(at, near[MOST_LISTED - 1]?.distance ?? FURTHEST)
    const fits = distance === 0
    if (fits) fitsCount++
    else if (distance < FURTHEST) insertNearest(near, at, distance)
    const has = fits && simulated.enabled
    if (has) {
      const { ahead, second } = places(mask & ~own)
      if (ahead >= MAX_TAGS_PER_CAR) hiddenCount++
      else if (!had && second !== null) displaced.set(second, (displaced.get(second) ?? 0) + 1)
    }
    if (has && !had) note(gains, at)
    if (had && !has) note(loses, at)
  }
  return {
    cars_count: columns.size,
    fits_count: fitsCount,
    gains,
    loses,
    near: near.flatMap(({ at }) => {
      const type = rule.missed(at)
      return type ? [{ at, type, value: numberOf(type, columns, context)(at) }] : []
    }),
    hidden_count: hiddenCount,
    displaces: [...displaced].map(([tagId, count]) => ({ tag_id: tagId, count })).toSorted((a, b) => b.count - a.count),
  }
}

function note(some: Some, at: number): void {
  some.count++
  if (some.first.length < MOST_LISTED) some.first.push(at)
}

function insertNearest(near: { at: number; distance: number }[], at: number, distance: number): void {
  const place = near.findIndex((other) => other.distance > distance)
  near.splice(place === -1 ? near.length : place, 0, { at, distance })
  near.length = Math.min(near.length, MOST_LISTED)
}

/**
 * How many other tags precede it on a car, and the second of them, which it would displace. Cached by mask, since
 * few masks differ.
 */
function placesOfOthers(tags: readonly MaskedTag[], { tag, priority }: Simulated) {
  const others = tags.filter(({ id }) => id !== tag?.id)
  const known = new Map<number, { ahead: number; second: number | null }>()
  return (mask: number) => {
    const found = known.get(mask)
    if (found) return found
    const has = tagsOfMask(mask, others)
    const isAhead = (other: MaskedTag) =>
      other.priority < priority || (other.priority === priority && other.id < (tag?.id ?? Infinity))
    const places = { ahead: has.filter(isAhead).length, second: has[MAX_TAGS_PER_CAR - 1]?.id ?? null }
    known.set(mask, places)
    return places
  }
}
