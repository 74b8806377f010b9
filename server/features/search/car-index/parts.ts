import { ATTRIBUTE_FILTERS, codeLimit, columnOf, type AttributeFilter } from '#domain/search/chips/filters.ts'
import type { CodeName, CountedColumn, CountedValues } from '../questions/facet-codes.ts'

/**
 * Attributes that are stored and counted together, since cars have few of their combinations: tens to thousands. The
 * counters of a part fit into the processor's cache, and a car needs two bytes per part. Every other attribute is a
 * part of its own.
 */
const TOGETHER = {
  place: ['regional_spec', 'color'],
  engine: ['body_type', 'fuel_type', 'transmission', 'drivetrain'],
  cabin: ['seats', 'doors', 'interior_color'],
  history: ['condition', 'accident', 'paint'],
} as const satisfies Record<string, readonly AttributeFilter['name'][]>

type Grouped = (typeof TOGETHER)[keyof typeof TOGETHER][number]
export type PartName =
  | 'model'
  | 'price'
  | 'year'
  | 'tags'
  | keyof typeof TOGETHER
  | Exclude<AttributeFilter['name'], Grouped>

/** Columns that one number of a combination consists of. */
interface Part {
  /** The names that are counted by this part. */
  names: readonly CodeName[]
  columns: readonly CountedColumn[]
  /** For each column a number above all its values; the first one is not limited. */
  limits: readonly number[]
  /** Whether cars are sorted by it. */
  isAlike: boolean
}

/** Ids and years are small integers of the database. */
const SMALL = 2 ** 15

function partOf(
  names: readonly AttributeFilter['name'][],
  others: Pick<Part, 'names' | 'columns'> = { names: [], columns: [] },
  isAlike = false,
): Part {
  const filters = ATTRIBUTE_FILTERS.filter(({ name }) => names.includes(name))
  return {
    names: [...others.names, ...filters.map(({ name }) => name)],
    columns: [...others.columns, ...filters.map((filter) => columnOf(filter))],
    limits: [...others.columns.map(() => SMALL), ...filters.map(codeLimit)],
    isAlike,
  }
}

const isGrouped = (name: string) => Object.values(TOGETHER).some((names) => names.some((one) => one === name))

/** The values of some cars, a column for each. */
export interface CountedBlock {
  size: number
  values: Record<CountedColumn, Float64Array>
}

export const PARTS = {
  model: partOf([], { names: ['model'], columns: ['make_id', 'model_id'] }, true),
  price: partOf([], { names: ['price'], columns: ['price_step'] }),
  year: partOf([], { names: ['year'], columns: ['year'] }),
  place: partOf(TOGETHER.place, { names: ['city'], columns: ['region_id', 'city_id'] }),
  engine: partOf(TOGETHER.engine, undefined, true),
  cabin: partOf(TOGETHER.cabin),
  history: partOf(TOGETHER.history),
  tags: partOf([], { names: ['tags'], columns: ['tags'] }),
  ...Object.fromEntries(
    ATTRIBUTE_FILTERS.filter(({ name }) => !isGrouped(name)).map(({ name }) => [name, partOf([name])]),
  ),
} as Readonly<Record<PartName, Part>>
export const PART_NAMES = Object.keys(PARTS) as PartName[]

/** The part that contains each code. */
export const PART_OF = Object.fromEntries(
  PART_NAMES.flatMap((part) => PARTS[part].names.map((name) => [name, part])),
) as Readonly<Record<CodeName, PartName>>

/** A number for the values of a car in the columns of a part. */
export function combinationOf({ columns, limits }: Part, car: CountedValues): number {
  let combination = 0
  for (let at = 0; at < columns.length; at++) combination = combination * limits[at]! + car[columns[at]!]
  return combination
}

/** The same for each of these cars. */
export function combinationsOf({ columns, limits }: Part, { size, values }: CountedBlock): Float64Array {
  const combinations = new Float64Array(size)
  for (const [at, column] of columns.entries()) {
    const limit = limits[at]!
    const ofCars = values[column]
    for (let car = 0; car < size; car++) combinations[car] = combinations[car]! * limit + ofCars[car]!
  }
  return combinations
}
