import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { IndexedCar } from '../car-index/car-table.ts'
import { NONE } from '../car-index/car-table.ts'
import { FIELDS } from '../car-index/read-cars.ts'
import { codeOfCar, COLUMNS_OF_CODE, type CodeName } from '../questions/facet-codes.ts'

// What the tables of a search server have, which `deploy/manticore.conf` declares.

/** One of them answers while the other is filled. */
export type TableNumber = 0 | 1
/** The part of a table that one server has. */
export const rowsTable = (table: TableNumber): string => `sayyad_rows_${table}`
/** All parts of a table, by the server that is asked. */
export const wholeTable = (table: TableNumber): string => `sayyad_cars_${table}`

const MODEL_CODE = 'model_code'
/** The column that has the codes of a name. */
export const serverColumn = (name: CodeName): string => (name === 'model' ? MODEL_CODE : COLUMNS_OF_CODE[name][0])

/** May be negative, or larger than 32 bits. All other columns are small codes. */
const BIG = new Set<string>([
  'published_at',
  'expires_at',
  'price',
  'price_share',
  'mileage',
  'power_hp',
  'year',
  'tags',
  MODEL_CODE,
])
const CAR_COLUMNS = [...new Set<keyof IndexedCar>(FIELDS)].filter((field) => field !== 'car_key')
/** All columns but the key and the words, with their types. */
export const SERVER_COLUMNS = [...CAR_COLUMNS, MODEL_CODE].map((name) => ({
  name,
  type: BIG.has(name) ? ('bigint' as const) : ('uint' as const),
}))
const INTO = `(id, words, ${SERVER_COLUMNS.map(({ name }) => name).join(', ')})`

/** The word that every car has, since no question may consist of excluded words alone. */
export const EVERY_CAR = 'car'
/** The word of a stamp (see `feed-search-server.ts`). */
export const STAMP = 'stamp'
/** Above all keys of cars. */
const STAMP_ID = 4_000_000_000_000_000

const MOST_KNOWN = 100_000
const known = new LRUCache<string, string>({ max: MOST_KNOWN })

/**
 * A word as the server knows it: a number instead of letters, so that no alphabet, stemmer or length limit of the server
 * decides which words are the same.
 */
export function tokenOf(word: string): string {
  const token = known.get(word) ?? `w${createHash('sha256').update(word).digest().readBigUInt64BE().toString(36)}`
  known.set(word, token)
  return token
}

/** Columns whose values are words as well, since a list of ads by a word is shorter than all ads. */
const WORDED = { make_id: 'make', model_id: 'model', region_id: 'region', city_id: 'city' }
export type WordedColumn = keyof typeof WORDED
const WORDED_COLUMNS = Object.keys(WORDED) as WordedColumn[]
/** The word of a value. No token of a word begins like it. */
export const valueToken = (column: WordedColumn, value: number): string => `${WORDED[column]}${value}`

/** Adds cars, or replaces those with the same keys. */
export function replaceCars(table: TableNumber, cars: readonly IndexedCar[]): string {
  const rows = cars.map((car) => {
    const values = CAR_COLUMNS.map((field) => Math.floor(Number(car[field] ?? NONE)))
    const ofValues = WORDED_COLUMNS.map((column) => valueToken(column, car[column]))
    const words = [EVERY_CAR, ...ofValues, ...(car.words ?? []).map(tokenOf)].join(' ')
    return `(${car.car_key}, '${words}', ${values.join(', ')}, ${codeOfCar('model', car)})`
  })
  return `REPLACE INTO ${rowsTable(table)} ${INTO} VALUES ${rows.join(', ')}`
}

export const deleteCars = (table: TableNumber, keys: readonly number[]): string =>
  `DELETE FROM ${rowsTable(table)} WHERE id IN (${keys.join(', ')})`

/** A stamp is no car: it has expired. */
export function replaceStamp(table: TableNumber, shard: number, batch: number): string {
  const values = SERVER_COLUMNS.map(({ name }) => (name === 'published_at' ? batch : 0))
  return `REPLACE INTO ${rowsTable(table)} ${INTO} VALUES (${STAMP_ID + shard}, '${STAMP}', ${values.join(', ')})`
}

/** The stamps of these batches, both included. */
export const selectStamps = (table: string, first: number, last = Number.MAX_SAFE_INTEGER): string =>
  `SELECT id FROM ${table} WHERE MATCH('${STAMP}') AND published_at BETWEEN ${first} AND ${last} LIMIT 0, 1000`
