import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseText, searchText } from '#domain/text/normalise-text.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { searchTextFunction } from './search-text-function.ts'

const { db } = await openTestDatabase()

/** What PostgreSQL makes of texts, without the punctuation that it keeps. */
async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select search_text(text) as text from unnest(${sql.param(texts)}::text[]) with ordinality as t (text, at) order by at`,
  )
  return rows.map(({ text }) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
}

test('EXPL-01 the function of the migrations is that of the rules', async () => {
  const { rows } = await db.execute<{ source: string }>(
    sql`select prosrc as source from pg_proc where proname = 'search_text'`,
  )
  const [, wanted] = searchTextFunction().split('$$')
  expect(rows[0]?.source).toBe(wanted)
})

test('EXPL-01 every letter is the same in the database as in search', async () => {
  const all = Array.from({ length: 0x3ffff }, (_, at) => String.fromCodePoint(at + 1)).filter((one) =>
    one.isWellFormed(),
  )
  // Node may know a later version of Unicode
  const { rows } = await db.execute<{ letter: string }>(
    sql`select letter from unnest(${sql.param(all)}::text[]) as t (letter) where unicode_assigned(letter)`,
  )
  const letters = rows.map(({ letter }) => letter)
  const stored = await inDatabase(letters.map((letter) => `a${letter}b`))
  const differing = letters.filter((letter, at) => stored[at] !== searchText(`a${letter}b`))
  expect(differing.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([])
})

test('EXPL-01 every text is the same in the database as in search', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(..."أإآٱاءؤئةهىيی٠۰0٥۵5ـًّْٰ\u200f\u200c éİıßSsΣςσＡａﬁ’'-.ककी "), maxLength: 40 }),
  )
  const texts = fc.sample(text, 5000).filter((one) => one.isWellFormed() && !one.includes('\0'))
  const stored = await inDatabase(texts)
  expect(texts.filter((one, at) => stored[at] !== searchText(one))).toEqual([])
})

test('EXPL-01 normalising a text twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text))
      expect(normaliseText(searchText(text))).toBe(searchText(text))
    }),
  )
})
