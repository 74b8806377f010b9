import type pg from 'pg'
import { CODE_NAMES, COLUMNS_OF_CODE } from '../questions/facet-codes.ts'
import type { IndexedCar } from './car-table.ts'
import { copyRows, readInteger } from './copy-rows.ts'

const NUMBERS = [
  'price',
  'mileage',
  'power_hp',
  'region_id',
  ...CODE_NAMES.flatMap((name) => COLUMNS_OF_CODE[name]),
] as const satisfies (keyof IndexedCar)[]
const FIELDS = ['car_key', 'published_at', 'expires_at', ...NUMBERS] as const

const START_OF_TIME = Date.UTC(2000, 0, 1)

/** Reads all searchable cars, in the order of their keys. */
export async function readAllCars(client: pg.Client, onCar: (car: IndexedCar) => void): Promise<void> {
  const query = `select ${FIELDS.join(', ')} from searchable_cars order by car_key`
  await copyRows(client, query, readInteger, (fields) => onCar(carOf(fields)))
}

function carOf(fields: readonly (number | null)[]): IndexedCar {
  const car = {} as Record<(typeof FIELDS)[number], number | null>
  for (let at = 0; at < FIELDS.length; at++) car[FIELDS[at] as (typeof FIELDS)[number]] = fields[at] ?? null
  const { published_at, expires_at } = car as IndexedCar
  return { ...(car as IndexedCar), published_at: millisecondsOf(published_at), expires_at: millisecondsOf(expires_at) }
}

const millisecondsOf = (microseconds: number): number => START_OF_TIME + microseconds / 1000

/** Reads the searchable cars among these keys, with the words of their ads. */
export async function readCars(client: pg.Client, carKeys: readonly number[]): Promise<IndexedCar[]> {
  const { rows } = await client.query<IndexedCar>({
    name: 'indexed_cars',
    text: `select car_key::float8, (extract(epoch from published_at) * 1000)::float8 as published_at,
      (extract(epoch from expires_at) * 1000)::float8 as expires_at, ${NUMBERS.join(', ')},
      coalesce(tsvector_to_array(words), '{}') as words
      from searchable_cars left join searchable_words using (car_key) where car_key = any($1::bigint[])`,
    values: [carKeys],
  })
  return rows
}
