import { DEFAULT_SORT, type Sort } from '#domain/search/chips/sorts.ts'
import {
  isRangePart,
  isValuePart,
  keyOfPart,
  type RangePart,
  type ValuePart,
  type Wish,
  type WishPart,
} from './wish.ts'

/** Fields that describe the same thing: naming a model replaces a body type, naming a city a region. */
const GROUPS: readonly (readonly string[])[] = [
  ['make', 'model', 'body_type'],
  ['region', 'city', 'near'],
]

/** What a message says of the car, besides how it changes what was said before. */
export interface Said {
  parts: readonly WishPart[]
  words: string
  sort: Sort | null
}

/** Whether the values of a message replace those of the same field, or are further alternatives. */
export type Joining = 'replace' | 'add'

/** The wish after a message. What the message names comes last and replaces the same; everything else stays. */
export function changeWish(wish: Wish, said: Said, joining: Joining): Wish {
  const parts = said.parts.reduce<WishPart[]>(
    (left, part) => withPart(left, part, joining, said.parts),
    [...wish.parts],
  )
  return { parts, words: said.words || wish.words, sort: said.sort ?? sortOf(parts, wish.sort) }
}

/** The wish without one part. */
export const withoutPart = (wish: Wish, key: string): Wish =>
  withParts(
    wish,
    wish.parts.filter((part) => keyOfPart(part) !== key),
  )

/** The wish without its last part, or without its words if nothing else was said. */
export const withoutLastPart = (wish: Wish): Wish =>
  wish.parts.length ? withParts(wish, wish.parts.slice(0, -1)) : { ...wish, words: '' }

/** An end of a range that no longer counts. */
export interface Loosened {
  field: RangePart['field']
  end: 'min' | 'max'
}

/** The wish without one end of a range; null if it has none. */
export function withoutEnd(wish: Wish, { field, end }: Loosened): Wish | null {
  const part = wish.parts.find((one): one is RangePart => isRangePart(one) && one.field === field)
  if (!part || part[end] === null) return null
  const wider = { ...part, [end]: null }
  if (wider.min === null && wider.max === null) return withoutPart(wish, field)
  return withParts(
    wish,
    wish.parts.map((one) => (one === part ? wider : one)),
  )
}

const withParts = (wish: Wish, parts: WishPart[]): Wish => ({ ...wish, parts, sort: sortOf(parts, wish.sort) })

/** Without a city to be near, no car is the nearest. */
const sortOf = (parts: readonly WishPart[], sort: Sort): Sort =>
  sort === 'nearest' && !parts.some(({ field }) => field === 'near') ? DEFAULT_SORT : sort

/** The wish without the values and ranges of a message. Values that were not wanted are excluded. */
export function withoutSaid(wish: Wish, said: readonly WishPart[]): Wish {
  return said.reduce<Wish>((left, part) => {
    if (!isValuePart(part)) return withoutPart(left, part.field)
    const isNear = (one: WishPart) => one.field === 'near' && part.field === 'city' && part.values.includes(one.city)
    if (left.parts.some(isNear)) return withoutPart(left, 'near')
    const isWanted = left.parts.some(
      (one) =>
        keyOfPart(one) === keyOfPart(part) &&
        isValuePart(one) &&
        one.values.some((value) => part.values.includes(value)),
    )
    if (isWanted) return { ...left, parts: withoutValues(left.parts, part.field, part.values, part.is_excluded) }
    return part.is_excluded
      ? left
      : changeWish(left, { parts: [{ ...part, is_excluded: true }], words: '', sort: null }, 'replace')
  }, wish)
}

function withPart(left: readonly WishPart[], part: WishPart, joining: Joining, said: readonly WishPart[]): WishPart[] {
  const key = keyOfPart(part)
  const others = left.filter((one) => keyOfPart(one) !== key)
  if (isRangePart(part))
    return [
      ...others,
      narrowedRange(
        left.find((one) => keyOfPart(one) === key),
        part,
      ),
    ]
  const isKept = (one: WishPart) => joining === 'add' || !isReplacedBy(one, part, said)
  if (!isValuePart(part)) return [...others.filter(isKept), part]
  const same = left.find((one): one is ValuePart => isValuePart(one) && keyOfPart(one) === key)
  if (part.is_excluded) {
    const values = union(same?.values ?? [], part.values)
    return [...withoutValues(others, part.field, values, false), { ...part, values }]
  }
  const values = joining === 'add' ? union(same?.values ?? [], part.values) : part.values
  return [...withoutValues(others.filter(isKept), part.field, values, true), { ...part, values }]
}

/** A range keeps the other end of what was said before, unless the two contradict each other. */
function narrowedRange(before: WishPart | undefined, part: RangePart): RangePart {
  if (!before || !isRangePart(before)) return part
  const { min, max } = { min: part.min ?? before.min, max: part.max ?? before.max }
  return min !== null && max !== null && min > max ? part : { ...part, min, max }
}

/** Other fields of the group go, unless the message names them too: «تويوتا كامري». Exclusions stay. */
function isReplacedBy(one: WishPart, part: WishPart, said: readonly WishPart[]): boolean {
  const group = GROUPS.find((fields) => fields.includes(part.field))
  if (!group?.includes(one.field) || keyOfPart(one) !== one.field) return false
  return !said.some((other) => keyOfPart(other) === keyOfPart(one))
}

/** Takes values out of the part of a field that says the opposite. */
function withoutValues(
  parts: readonly WishPart[],
  field: string,
  values: readonly (string | number)[],
  isExcluded: boolean,
): WishPart[] {
  return parts.flatMap((part): WishPart[] => {
    if (!isValuePart(part) || part.field !== field || part.is_excluded !== isExcluded) return [part]
    const left = part.values.filter((value) => !values.includes(value))
    return left.length ? [{ ...part, values: left }] : []
  })
}

const union = (one: readonly (string | number)[], other: readonly (string | number)[]): (string | number)[] => [
  ...new Set([...one, ...other]),
]
