import type pg from 'pg'
import { mark } from './car-set.ts'
import { positionOf, type CarTable } from './car-table.ts'
import { copyRows, readInteger } from './copy-rows.ts'
import { createWordFinder } from './word-finder.ts'

/** A word is common if so large a share of the ads says it. Its ads are too many to be looked up in the database. */
const COMMON_SHARE = 0.01
/** The sets of a million cars take 125 KB each. */
const MOST_WORDS = 500

/**
 * Reads which ads say the words that are common according to the statistics of the database. Cars must not be reordered
 * from then on.
 */
export async function readCommonWords(client: pg.Client, table: CarTable): Promise<void> {
  const { rows } = await client.query<{ word: string }>(
    `select word from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
      where schemaname = current_schema() and tablename = 'searchable_words' and attname = 'words'
        and word is not null and share >= $1 order by share desc limit $2`,
    [COMMON_SHARE, MOST_WORDS],
  )
  const { words, live } = table
  const common = rows.map(({ word }) => word)
  words.isComplete = false
  words.cars = table.size
  words.places = new Map(common.map((word, place) => [word, place]))
  words.sets = common.map(() => new Int32Array(live.set.length))
  words.written.clear()
  const findWords = createWordFinder(common)
  await copyRows(client, 'select car_key, words from searchable_words', 2, (row) => {
    const at = positionOf(table, readInteger(row, 0))
    if (at === null || words.written.has(at)) return
    const start = row.starts[1]!
    for (const place of findWords(row.bytes, start + COUNT_BYTES, start + row.lengths[1]!)) {
      mark(words.sets[place]!, at, true)
    }
  })
  words.isComplete = true
  words.written.clear()
}

/** A `tsvector` begins with the number of its words. */
const COUNT_BYTES = 4
