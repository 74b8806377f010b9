import { BODY_TYPES, CONDITIONS } from '#domain/cars/enumerations.ts'
import { UNSTATED_SPECS } from '#domain/cars/unstated-specs.ts'
import type { CarColumns } from './car-columns.ts'
import { isNameType, type NumericType } from './condition-kinds.ts'
import { asNumber, evaluateCondition } from './evaluate-condition.ts'
import { evaluateRule } from './evaluate-rule.ts'
import { rangesOf } from './number-ranges.ts'
import { isGroup, MAX_RULE_DEPTH, type ActivationRules, type ConditionGroup, type TagCondition } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

/** A compiled rule. Cars are identified by their index in the columns. */
export interface CompiledRule {
  /**
   * How far a car is from matching, relative to the required value: 0.02 for 10,200 km where 10,000 are the limit.
   * The largest distance of conditions that must all hold, otherwise the smallest. 0 if the car matches; Infinity
   * if a name or an unknown value prevents it.
   * @param most above 0; distances of at least this may be returned as Infinity
   */
  distance: (at: number, most: number) => number
  /** The field that the distance refers to. */
  missed: (at: number) => NumericType | null
  /**
   * Whether the rule only compares names. Such rules are evaluated first, since they are fast and exclude most
   * cars.
   */
  isByName: boolean
}

/** @param given the indexes of the cars that have the tag by hand */
export function compileRule(
  rules: ActivationRules,
  columns: CarColumns,
  context: TagContext,
  given: ReadonlySet<number>,
): CompiledRule {
  if (rules.type === 'manual') return byName((at) => given.has(at))
  if (rules.type === 'complex') return compileGroup(rules, columns, context, 1)
  const value = asNumber(rules.value)
  switch (rules.condition) {
    case 'discount': {
      if (value === null && rules.value !== null && rules.value !== '') return NEVER
      const above = Math.max(0, Math.ceil(value ?? 0) - 1)
      return compileCondition({ type: 'discount', operator: 'greater_than', value: above }, columns, context)
    }
    case 'mileage':
      return joinAll([
        compileCondition(
          { type: 'annual_mileage', operator: 'less_than', value: context.max_annual_mileage_for_low_tag },
          columns,
          context,
        ),
        byName((at) => columns.condition[at] !== NEW),
      ])
    case 'condition': {
      const fits = CONDITIONS.map((condition) =>
        evaluateRule({ id: 0, activation_rules: rules }, { ...NO_CAR, condition }, context),
      )
      return byName((at) => fits[(columns.condition[at] ?? 0) - 1] ?? false)
    }
    default:
      return NEVER
  }
}

const NEW = CONDITIONS.indexOf('new') + 1

const NO_CAR: TaggableCar = {
  ...UNSTATED_SPECS,
  mileage: null,
  year: 0,
  price: null,
  power_hp: null,
  make_name_en: '',
  model_name_en: '',
  body_types: [],
  condition: null,
  favorites_count: 0,
  view_count: 0,
  contact_count: 0,
  discount: 0,
  manualTagIds: [],
}

/** Names match or do not: there is no distance. */
const byName = (fits: (at: number) => boolean): CompiledRule => ({
  distance: (at) => (fits(at) ? 0 : Infinity),
  missed: () => null,
  isByName: true,
})
const NEVER = byName(() => false)

function compileGroup(
  { logic, conditions }: ConditionGroup,
  columns: CarColumns,
  context: TagContext,
  depth: number,
): CompiledRule {
  const parts = conditions.map((node) => {
    if (!isGroup(node)) return compileCondition(node, columns, context)
    return depth < MAX_RULE_DEPTH ? compileGroup(node, columns, context, depth + 1) : NEVER
  })
  if (!parts.length) return NEVER
  return logic === 'OR' ? joinAny(parts) : joinAll(parts)
}

function joinAll(parts: readonly CompiledRule[]): CompiledRule {
  const inTurn = namesFirst(parts)
  return {
    distance: (at, most) => {
      let found = 0
      for (const part of inTurn) {
        const distance = part.distance(at, most)
        if (distance >= most) return Infinity
        if (distance > found) found = distance
      }
      return found
    },
    missed: (at) => furthest(parts, (part) => part.distance(at, Infinity)).missed(at),
    isByName: parts.every((part) => part.isByName),
  }
}

function joinAny(parts: readonly CompiledRule[]): CompiledRule {
  const inTurn = namesFirst(parts)
  return {
    distance: (at, most) => {
      let found = most
      for (const part of inTurn) {
        const distance = part.distance(at, found)
        if (distance === 0) return 0
        if (distance < found) found = distance
      }
      return found < most ? found : Infinity
    },
    missed: (at) => furthest(parts, (part) => -part.distance(at, Infinity)).missed(at),
    isByName: parts.every((part) => part.isByName),
  }
}

const namesFirst = (parts: readonly CompiledRule[]): readonly CompiledRule[] =>
  parts.toSorted((one, other) => Number(other.isByName) - Number(one.isByName))

const furthest = (parts: readonly CompiledRule[], distanceOf: (part: CompiledRule) => number): CompiledRule =>
  parts.reduce((found, part) => (distanceOf(part) > distanceOf(found) ? part : found), parts[0] ?? NEVER)

function compileCondition(condition: TagCondition, columns: CarColumns, context: TagContext): CompiledRule {
  const { type } = condition
  if (!isNameType(type)) return compileNumber({ ...condition, type }, columns, context)
  const fitsCar = (car: Partial<TaggableCar>) => evaluateCondition(condition, { ...NO_CAR, ...car }, context)
  if (type === 'body_type') {
    const byMask = Array.from({ length: 1 << BODY_TYPES.length }, (_, mask) =>
      fitsCar({ body_types: BODY_TYPES.filter((_body, bit) => mask & (1 << bit)) }),
    )
    return byName((at) => byMask[columns.body_types[at] ?? 0] ?? false)
  }
  // compares each name once, however many cars have it
  const byPlace = columns[`${type}s`].map(({ slug, name_en, name_ar }) =>
    fitsCar(
      type === 'make'
        ? { make_slug: slug ?? '', make_name_en: name_en, make_name_ar: name_ar }
        : { model_slug: slug, model_name_en: name_en, model_name_ar: name_ar },
    ),
  )
  const places = columns[type]
  return byName((at) => byPlace[places[at] ?? -1] ?? false)
}

function compileNumber(
  condition: TagCondition & { type: NumericType },
  columns: CarColumns,
  context: TagContext,
): CompiledRule {
  const { type } = condition
  const ranges = rangesOf(condition)
  if (!ranges?.length) return NEVER
  const valueOf = numberOf(type, columns, context)
  const distance = (at: number) => {
    const value = valueOf(at)
    if (value < 0) return Infinity
    let nearest = Infinity
    for (const [from, to] of ranges) {
      if (value >= from && value <= to) return 0
      const end = value < from ? from : to
      nearest = Math.min(nearest, Math.abs(value - end) / Math.max(1, end))
    }
    return nearest
  }
  return { distance, missed: () => type, isByName: false }
}

/** -1 if unknown. */
export function numberOf(type: NumericType, { numbers }: CarColumns, { thisYear }: TagContext): (at: number) => number {
  if (type !== 'annual_mileage') {
    const column = numbers[type]
    return (at) => column[at] ?? -1
  }
  const { mileage, year } = numbers
  return (at) => {
    const driven = mileage[at] ?? -1
    return driven < 0 ? -1 : driven / Math.max(1, thisYear - (year[at] ?? 0))
  }
}
