import type pg from 'pg'
import { CODE_NAMES, COLUMNS_OF_CODE } from '../questions/facet-codes.ts'
import { NONE, type CarBlock, type IndexedCar } from './car-table.ts'
import { copyRows, readInteger } from './copy-rows.ts'

const NUMBERS = [
  'price',
  'price_share',
  'mileage',
  'power_hp',
  'region_id',
  ...CODE_NAMES.flatMap((name) => COLUMNS_OF_CODE[name]),
] as const satisfies (keyof IndexedCar)[]
const MAY_LACK: ReadonlySet<string> = new Set(['price', 'price_share'])
/** The columns of a car in an index. */
export const FIELDS = ['car_key', 'published_at', 'expires_at', ...NUMBERS] as const

const START_OF_TIME = Date.UTC(2000, 0, 1)

/** How many cars are decoded before they are added. Their values fit into the processor's cache. */
const BLOCK = 1024

/** Reads all searchable cars, in the order of their keys. The block is reused. */
export async function readAllCars(client: pg.Client, onBlock: (block: CarBlock) => void): Promise<void> {
  const columns = FIELDS.map(() => new Float64Array(BLOCK))
  const values = Object.fromEntries(FIELDS.map((field, at) => [field, columns[at]])) as CarBlock['values']
  const block: CarBlock = { size: 0, values }
  const flush = () => {
    for (const time of [values.published_at, values.expires_at]) inMilliseconds(time)
    onBlock(block)
    block.size = 0
  }
  const fields = FIELDS.map((field) => (MAY_LACK.has(field) ? `coalesce(${field}, ${NONE})` : field))
  const query = `select ${fields.join(', ')} from searchable_cars order by car_key`
  await copyRows(client, query, FIELDS.length, (row) => {
    const at = block.size++
    for (let field = 0; field < columns.length; field++) columns[field]![at] = readInteger(row, field)
    if (block.size === BLOCK) flush()
  })
  if (block.size) flush()
}

function inMilliseconds(microseconds: Float64Array): void {
  for (let at = 0; at < microseconds.length; at++) microseconds[at] = START_OF_TIME + microseconds[at]! / 1000
}

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
