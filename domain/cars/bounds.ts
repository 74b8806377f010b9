export type Bounds = { min: number; max: number }

/** Whole numbers, ends included. Riyals, kilometres, horsepower. */
export const NUMBER_BOUNDS = {
  price: { min: 500, max: 20_000_000 },
  mileage: { min: 0, max: 2_000_000 },
  doors: { min: 2, max: 6 },
  seats: { min: 1, max: 60 },
  power_hp: { min: 20, max: 2_000 },
} as const satisfies Record<string, Bounds>

/** Lengths in code points of the trimmed text. */
export const TEXT_BOUNDS = {
  title: { min: 10, max: 100 },
  description: { min: 20, max: 5_000 },
} as const satisfies Record<string, Bounds>

export const PICTURE_BOUNDS = { min: 1, max: 20 } as const satisfies Bounds

/** Next year's models are sold from autumn on. */
export const yearBounds = (this_year: number): Bounds => ({ min: 1950, max: this_year + 1 })

type NumberField = keyof typeof NUMBER_BOUNDS | 'year'
type TextField = keyof typeof TEXT_BOUNDS

/** Null or left out means not given: what is required is decided elsewhere. `pictures` is their number. */
export type CarFacts = Partial<Record<NumberField | 'pictures', number | null> & Record<TextField, string | null>>

export type BoundsProblem =
  | { field: NumberField; code: `${NumberField}_${'too_low' | 'too_high' | 'not_whole'}` }
  | { field: TextField; code: `${TextField}_${'too_short' | 'too_long'}` }
  | { field: 'pictures'; code: 'pictures_too_few' | 'pictures_too_many' }

export function checkCar(facts: CarFacts, this_year: number): BoundsProblem[] {
  const { min, max } = PICTURE_BOUNDS
  const pictures = facts.pictures ?? min
  return [
    ...checkNumber('year', facts.year, yearBounds(this_year)),
    ...checkNumber('price', facts.price, NUMBER_BOUNDS.price),
    ...checkNumber('mileage', facts.mileage, NUMBER_BOUNDS.mileage),
    ...checkNumber('doors', facts.doors, NUMBER_BOUNDS.doors),
    ...checkNumber('seats', facts.seats, NUMBER_BOUNDS.seats),
    ...checkNumber('power_hp', facts.power_hp, NUMBER_BOUNDS.power_hp),
    ...checkText('title', facts.title),
    ...checkText('description', facts.description),
    ...(pictures < min ? [{ field: 'pictures', code: 'pictures_too_few' } as const] : []),
    ...(pictures > max ? [{ field: 'pictures', code: 'pictures_too_many' } as const] : []),
  ]
}

/** Often a typing error, such as thousands left out: worth a question to the seller, not a refusal. */
export const isMileageSuspicious = (mileage: number, year: number, this_year: number): boolean =>
  mileage < 1_000 && year < this_year - 2

function checkNumber(field: NumberField, value: number | null | undefined, { min, max }: Bounds): BoundsProblem[] {
  if (value === null || value === undefined) return []
  if (!Number.isInteger(value)) return [{ field, code: `${field}_not_whole` }]
  if (value < min) return [{ field, code: `${field}_too_low` }]
  return value > max ? [{ field, code: `${field}_too_high` }] : []
}

function checkText(field: TextField, value: string | null | undefined): BoundsProblem[] {
  if (value === null || value === undefined) return []
  const length = Array.from(value.trim()).length
  const { min, max } = TEXT_BOUNDS[field]
  if (length < min) return [{ field, code: `${field}_too_short` }]
  return length > max ? [{ field, code: `${field}_too_long` }] : []
}
