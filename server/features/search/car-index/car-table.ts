import { FACET_KEYS, type FacetKey } from '../facet-keys.ts'

/** A row of `searchable_cars`; times in milliseconds. */
export interface IndexedCar extends Record<FacetKey, number> {
  car_key: number
  published_at: number
  expires_at: number
  price: number | null
  mileage: number
  power_hp: number
  make_id: number
  region_id: number
}

/** A value of a facet key. `parent_id` is the make or the region that comes with it, 0 if there is none. */
export interface KeyValue {
  key: number
  parent_id: number
}

const COLUMNS = {
  car_key: Float64Array,
  published_at: Float64Array,
  expires_at: Float64Array,
  price: Int32Array,
  mileage: Int32Array,
  power_hp: Int16Array,
  model_year_facet: Uint32Array,
  place_color_facet: Uint32Array,
  build_facet: Uint32Array,
  tags: Uint32Array,
} as const

/** All searchable cars, a column for each field. The columns of facet keys hold places in `values`. */
export interface CarTable {
  columns: { [Name in keyof typeof COLUMNS]: InstanceType<(typeof COLUMNS)[Name]> }
  /** How many positions are in use, also by cars that were removed. */
  size: number
  values: Record<FacetKey, KeyValue[]>
  places: Record<FacetKey, Map<number, number>>
  /** Up to here the keys ascend. */
  sorted: number
  /** Where the cars beyond are. */
  strays: Map<number, number>
}

/** Cars that state no price; prices are positive. */
export const NO_PRICE = -1

/** More than any id of a make or region. */
const PARENTS = 65_536
const GROWTH = 1.25

const PARENT_OF: Record<FacetKey, 'make_id' | 'region_id' | null> = {
  model_year_facet: 'make_id',
  place_color_facet: 'region_id',
  build_facet: null,
  tags: null,
}

export function createCarTable(capacity = 1024): CarTable {
  return {
    columns: columnsFor(capacity),
    size: 0,
    sorted: 0,
    values: { model_year_facet: [], place_color_facet: [], build_facet: [], tags: [] },
    places: { model_year_facet: new Map(), place_color_facet: new Map(), build_facet: new Map(), tags: new Map() },
    strays: new Map(),
  }
}

function columnsFor(capacity: number, old?: CarTable['columns']): CarTable['columns'] {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  const columns = names.map((name) => {
    const column = new COLUMNS[name](capacity)
    if (old) column.set(old[name])
    return [name, column]
  })
  return Object.fromEntries(columns) as CarTable['columns']
}

/** Adds a car, or replaces the one with its key. */
export function putCar(table: CarTable, car: IndexedCar): void {
  const at = positionOf(table, car.car_key) ?? takePosition(table, car.car_key)
  const { columns } = table
  columns.car_key[at] = car.car_key
  columns.published_at[at] = car.published_at
  columns.expires_at[at] = car.expires_at
  columns.price[at] = car.price ?? NO_PRICE
  columns.mileage[at] = car.mileage
  columns.power_hp[at] = car.power_hp
  for (const name of FACET_KEYS) columns[name][at] = placeOf(table, name, car)
}

/** Its position stays, for the case that it comes back. */
export function removeCar(table: CarTable, car_key: number): void {
  const at = positionOf(table, car_key)
  if (at !== null) table.columns.expires_at[at] = -Infinity
}

export function positionOf({ columns, sorted, strays }: CarTable, car_key: number): number | null {
  const keys = columns.car_key
  let [from, to] = [0, sorted]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((keys[middle] as number) < car_key) from = middle + 1
    else to = middle
  }
  return from < sorted && keys[from] === car_key ? from : (strays.get(car_key) ?? null)
}

function takePosition(table: CarTable, car_key: number): number {
  const at = table.size++
  if (at === table.columns.car_key.length) table.columns = columnsFor(Math.ceil(at * GROWTH), table.columns)
  if (at === table.sorted && car_key > (table.columns.car_key[at - 1] ?? -Infinity)) table.sorted++
  else table.strays.set(car_key, at)
  return at
}

function placeOf({ values, places }: CarTable, name: FacetKey, car: IndexedCar): number {
  const parent = PARENT_OF[name]
  const [key, parent_id] = [car[name], parent ? car[parent] : 0]
  const id = key * PARENTS + parent_id
  const known = places[name].get(id)
  if (known !== undefined) return known
  places[name].set(id, values[name].length)
  return values[name].push({ key, parent_id }) - 1
}
