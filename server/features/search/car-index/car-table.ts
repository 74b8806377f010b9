import { FACET_KEYS, type FacetKey } from '../facet-keys.ts'
import { has, mark, roomFor, type CarSet } from './car-set.ts'

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
  live: LiveCars
  /** Positions that were written since the era began. */
  written: number[]
  /** Begins anew when too much has been written, or the columns have moved. */
  era: number
}

/** The cars that were on offer at a moment. */
interface LiveCars {
  at: number
  /** When the first of them expires, or before. */
  until: number
  set: CarSet
  total: number
  /** How many of them have each of `values`. */
  counts: Record<FacetKey, number[]>
}

/** Cars that state no price; prices are positive. */
export const NO_PRICE = -1

/** More than any id of a make or region. */
const PARENTS = 65_536
const GROWTH = 1.25
const MOST_WRITTEN = 5000

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
    live: {
      at: -Infinity,
      until: Infinity,
      set: new Int32Array(roomFor(capacity)),
      total: 0,
      counts: { model_year_facet: [], place_color_facet: [], build_facet: [], tags: [] },
    },
    written: [],
    era: 0,
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
  setLive(table, at, false)
  const { columns } = table
  columns.car_key[at] = car.car_key
  columns.published_at[at] = car.published_at
  columns.expires_at[at] = car.expires_at
  columns.price[at] = car.price ?? NO_PRICE
  columns.mileage[at] = car.mileage
  columns.power_hp[at] = car.power_hp
  for (const name of FACET_KEYS) columns[name][at] = placeOf(table, name, car)
  if (car.expires_at > table.live.at) setLive(table, at, true)
  noteWritten(table, at)
}

/** Its position stays, for the case that it comes back. */
export function removeCar(table: CarTable, car_key: number): void {
  const at = positionOf(table, car_key)
  if (at === null) return
  setLive(table, at, false)
  table.columns.expires_at[at] = -Infinity
}

/** The cars that are on offer now. */
export function liveAt(table: CarTable, now: number): LiveCars {
  const { live, columns, size } = table
  if (now >= live.at && now < live.until) return live
  live.at = now
  live.until = Infinity
  for (let at = 0; at < size; at++) {
    const expires_at = columns.expires_at[at] as number
    if (expires_at > now !== has(live.set, at)) setLive(table, at, expires_at > now)
    else if (expires_at > now && expires_at < live.until) live.until = expires_at
  }
  return live
}

function setLive({ live, columns }: CarTable, at: number, isLive: boolean): void {
  if (has(live.set, at) === isLive) return
  mark(live.set, at, isLive)
  const change = isLive ? 1 : -1
  live.total += change
  for (const name of FACET_KEYS) live.counts[name][columns[name][at] as number]! += change
  if (isLive) live.until = Math.min(live.until, columns.expires_at[at] as number)
}

function noteWritten(table: CarTable, at: number): void {
  if (table.written.length === MOST_WRITTEN) startEra(table)
  table.written.push(at)
}

function startEra(table: CarTable): void {
  table.written = []
  table.era++
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
  if (at === table.columns.car_key.length) makeRoom(table, Math.ceil(at * GROWTH))
  if (at === table.sorted && car_key > (table.columns.car_key[at - 1] ?? -Infinity)) table.sorted++
  else table.strays.set(car_key, at)
  return at
}

function makeRoom(table: CarTable, capacity: number): void {
  table.columns = columnsFor(capacity, table.columns)
  const set = new Int32Array(roomFor(capacity))
  set.set(table.live.set)
  table.live.set = set
  startEra(table)
}

function placeOf({ values, places, live }: CarTable, name: FacetKey, car: IndexedCar): number {
  const parent = PARENT_OF[name]
  const [key, parent_id] = [car[name], parent ? car[parent] : 0]
  const id = key * PARENTS + parent_id
  const known = places[name].get(id)
  if (known !== undefined) return known
  places[name].set(id, values[name].length)
  live.counts[name].push(0)
  return values[name].push({ key, parent_id }) - 1
}
