import type { CountedValues } from '../questions/facet-codes.ts'
import { has, mark, roomFor, type CarSet } from './car-set.ts'
import { createCommonWords, growWords, writeWords, type CommonWords } from './common-words.ts'
import { addToPart, createPart, growPart, placeIn, type CountedPart } from './counted-part.ts'
import { PART_NAMES, type CountedBlock, type PartName } from './parts.ts'
import { createZones, grownZones, widenZone, zonesAlong, type Zones } from './zones.ts'

/** A row of `searchable_cars`; times in milliseconds. */
export interface IndexedCar extends CountedValues {
  car_key: number
  published_at: number
  expires_at: number
  price: number | null
  price_share: number | null
  mileage: number
  power_hp: number
  /** Of the ad. Read for changed cars only; `readCommonWords` reads those of all others. */
  words?: readonly string[]
}

/** Some cars, a column for each value. Those without a price or a share have `NONE`. */
export interface CarBlock extends CountedBlock {
  values: Record<Exclude<keyof IndexedCar, 'words'>, Float64Array>
}

const COLUMNS = {
  car_key: Float64Array,
  published_at: Float64Array,
  expires_at: Float64Array,
  price: Int32Array,
  price_share: Int32Array,
  mileage: Int32Array,
  power_hp: Int32Array,
} as const

type ColumnName = keyof typeof COLUMNS
const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[]

/** Columns of ranges and sort orders. */
const ZONED = ['published_at', 'price', 'price_share', 'mileage', 'power_hp', 'year'] as const
type Zoned = (typeof ZONED)[number]

/** All searchable cars, a column for each range, time and part. */
export interface CarTable {
  columns: { [Name in keyof typeof COLUMNS]: InstanceType<(typeof COLUMNS)[Name]> }
  parts: Record<PartName, CountedPart>
  zones: Record<Zoned, Zones>
  words: CommonWords
  /** The number of positions in use, including those of removed cars. */
  size: number
  /** Positions sorted by key, of the cars that were added in that order. */
  byKey: Uint32Array<ArrayBuffer>
  /** The length of `byKey`. */
  sorted: number
  /** Positions of all other cars by key. */
  strays: Map<number, number>
  live: LiveCars
  /** Positions written since the era began. */
  written: number[]
  /** Increases when too much has been written, or the columns have been reallocated. */
  era: number
}

/** The cars on offer at a given time. */
interface LiveCars {
  at: number
  /** No later than the first expiry among them. */
  until: number
  set: CarSet
  total: number
}

/** The price or share of cars without one; both are positive. */
export const NONE = -1

const GROWTH = 1.25
const MOST_WRITTEN = 5000

export function createCarTable(capacity = 1024): CarTable {
  return {
    columns: columnsFor(capacity),
    parts: Object.fromEntries(PART_NAMES.map((name) => [name, createPart(name, capacity)])) as CarTable['parts'],
    zones: zonesFor(capacity),
    words: createCommonWords(),
    size: 0,
    byKey: new Uint32Array(capacity),
    sorted: 0,
    strays: new Map(),
    live: { at: -Infinity, until: Infinity, set: new Int32Array(roomFor(capacity)), total: 0 },
    written: [],
    era: 0,
  }
}

function columnsFor(capacity: number, old?: CarTable['columns']): CarTable['columns'] {
  const columns = COLUMN_NAMES.map((name) => {
    const column = new COLUMNS[name](capacity)
    if (old) column.set(old[name])
    return [name, column]
  })
  return Object.fromEntries(columns) as CarTable['columns']
}

const zonesFor = (capacity: number): CarTable['zones'] =>
  Object.fromEntries(ZONED.map((name) => [name, createZones(capacity)])) as CarTable['zones']

/**
 * Adds cars to a table that only has cars with lower keys, many times as fast as `putCar`. Zones do not include them
 * until `reorderCars`.
 */
export function addCars(table: CarTable, { size, values }: CarBlock): void {
  const start = table.size
  const end = start + size
  if (end > table.columns.car_key.length) makeRoom(table, Math.ceil(end * GROWTH))
  for (const name of COLUMN_NAMES) table.columns[name].set(values[name].subarray(0, size), start)
  for (const name of PART_NAMES) addToPart(table.parts[name], { size, values }, start)
  for (let at = start; at < end; at++) table.byKey[at] = at
  table.size = end
  table.sorted = end
  // which of them are on offer is found out when asked next
  table.live.at = Infinity
}

/** Adds a car, or replaces the one with its key. */
export function putCar(table: CarTable, car: IndexedCar): void {
  const at = positionOf(table, car.car_key) ?? takePosition(table, car.car_key)
  setLive(table, at, false)
  const { columns } = table
  columns.car_key[at] = car.car_key
  columns.published_at[at] = car.published_at
  columns.expires_at[at] = car.expires_at
  columns.price[at] = car.price ?? NONE
  columns.price_share[at] = car.price_share ?? NONE
  columns.mileage[at] = car.mileage
  columns.power_hp[at] = car.power_hp
  for (const name of PART_NAMES) {
    const part = table.parts[name]
    const place = placeIn(part, car)
    // the column may have been reallocated
    part.column[at] = place
  }
  widenZones(table, at)
  if (car.words) writeWords(table.words, at, car.words)
  if (car.expires_at > table.live.at) setLive(table, at, true)
  noteWritten(table, at)
}

function widenZones({ columns, parts, zones }: CarTable, at: number): void {
  widenZone(zones.published_at, at, columns.published_at[at]!)
  widenZone(zones.price, at, columns.price[at]!)
  widenZone(zones.price_share, at, columns.price_share[at]!)
  widenZone(zones.mileage, at, columns.mileage[at]!)
  widenZone(zones.power_hp, at, columns.power_hp[at]!)
  widenZone(zones.year, at, parts.year.values[parts.year.column[at]!]!.year)
  for (const name of PART_NAMES) {
    const { zones: ofPlaces, column } = parts[name]
    if (ofPlaces) widenZone(ofPlaces, at, column[at]!)
  }
}

/** Keeps its position, in case the car is added again. */
export function removeCar(table: CarTable, carKey: number): void {
  const at = positionOf(table, carKey)
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
    const expiresAt = columns.expires_at[at] as number
    if (expiresAt > now !== has(live.set, at)) setLive(table, at, expiresAt > now)
    else if (expiresAt > now && expiresAt < live.until) live.until = expiresAt
  }
  return live
}

function setLive({ live, parts, columns }: CarTable, at: number, isLive: boolean): void {
  if (has(live.set, at) === isLive) return
  mark(live.set, at, isLive)
  const change = isLive ? 1 : -1
  live.total += change
  for (const name of PART_NAMES) parts[name].live[parts[name].column[at]!]! += change
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

export function positionOf({ columns, byKey, sorted, strays }: CarTable, carKey: number): number | null {
  const keys = columns.car_key
  let [from, to] = [0, sorted]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (keys[byKey[middle]!]! < carKey) from = middle + 1
    else to = middle
  }
  const at = byKey[from]
  return from < sorted && at !== undefined && keys[at] === carKey ? at : (strays.get(carKey) ?? null)
}

function takePosition(table: CarTable, carKey: number): number {
  const at = table.size++
  if (at === table.columns.car_key.length) makeRoom(table, Math.ceil(at * GROWTH))
  const { columns, byKey, sorted } = table
  if (sorted && carKey < columns.car_key[byKey[sorted - 1]!]!) table.strays.set(carKey, at)
  else byKey[table.sorted++] = at
  return at
}

function makeRoom(table: CarTable, capacity: number): void {
  table.columns = columnsFor(capacity, table.columns)
  for (const name of PART_NAMES) growPart(table.parts[name], capacity)
  for (const name of ZONED) table.zones[name] = grownZones(table.zones[name], capacity)
  growWords(table.words, capacity)
  const byKey = new Uint32Array(capacity)
  byKey.set(table.byKey)
  table.byKey = byKey
  const set = new Int32Array(roomFor(capacity))
  set.set(table.live.set)
  table.live.set = set
  startEra(table)
}

/**
 * Must precede `readCommonWords`.
 * @param order the old position of each new one
 */
export function reorderCars(table: CarTable, order: Uint32Array): void {
  const { columns, parts, live, byKey } = table
  const was = live.set.slice()
  const placed = new Uint32Array(order.length)
  order.forEach((from, at) => {
    placed[from] = at
    mark(live.set, at, has(was, from))
  })
  for (const column of [...Object.values(columns), ...PART_NAMES.map((name) => parts[name].column)]) {
    const old = column.slice()
    for (let at = 0; at < order.length; at++) column[at] = old[order[at]!]!
  }
  for (let at = 0; at < table.sorted; at++) byKey[at] = placed[byKey[at]!]!
  for (const [key, at] of table.strays) table.strays.set(key, placed[at]!)
  renewZones(table)
  startEra(table)
}

function renewZones(table: CarTable): void {
  const { columns, parts, size, byKey } = table
  const zonesOf = (values: ArrayLike<number>) => zonesAlong(values, size, byKey.length)
  const yearOf = Int16Array.from(parts.year.values, ({ year }) => year)
  const years = new Int16Array(size)
  for (let at = 0; at < size; at++) years[at] = yearOf[parts.year.column[at]!]!
  table.zones = {
    published_at: zonesOf(columns.published_at),
    price: zonesOf(columns.price),
    price_share: zonesOf(columns.price_share),
    mileage: zonesOf(columns.mileage),
    power_hp: zonesOf(columns.power_hp),
    year: zonesOf(years),
  }
  for (const name of PART_NAMES) if (parts[name].zones) parts[name].zones = zonesOf(parts[name].column)
}
