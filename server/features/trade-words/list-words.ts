import { eq } from 'drizzle-orm'
import type { TradeWord } from '#contract/trade-words.ts'
import { WORD_SUBJECTS } from '#domain/trade-words/subjects.ts'
import { compareNames } from '#domain/format/compare-names.ts'
import type { Db } from '#server/platform/db/client.ts'
import { trade_words } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** By subject, Arabic words first, each by its usual spelling. */
export async function listWords({ db }: { db: Db }): Promise<TradeWord[]> {
  const rows = await db.select().from(trade_words)
  return rows
    .map(presentWord)
    .toSorted(
      (one, other) =>
        WORD_SUBJECTS.indexOf(one.about) - WORD_SUBJECTS.indexOf(other.about) ||
        one.lang.localeCompare(other.lang) ||
        compareNames(one.spellings[0] ?? '', other.spellings[0] ?? '', one.lang) ||
        one.id - other.id,
    )
}

/** @throws NOT_FOUND */
export async function getWord({ db }: { db: Db }, wordId: number): Promise<TradeWord> {
  const [row] = await db.select().from(trade_words).where(eq(trade_words.id, wordId))
  if (!row) throw fail('NOT_FOUND')
  return presentWord(row)
}

function presentWord({ edited_at: _, ...word }: typeof trade_words.$inferSelect): TradeWord {
  return word
}
