import { eq, ne, sql } from 'drizzle-orm'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { isSpeltIn, wordKey } from '#domain/trade-words/find-words.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { forgetReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { trade_words } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { invalid } from '#server/platform/fail.ts'

type WordValues = Omit<typeof trade_words.$inferSelect, 'id'>

/** The content store of words of the trade. IDs are text. */
export const wordContent: ContentStore = {
  kind: 'trade_word',
  what: 'change_trade_word',
  read: async (tx, contentId) => {
    const [row] = await tx
      .select()
      .from(trade_words)
      .where(eq(trade_words.id, Number(contentId)))
    if (!row) return null
    const { id: _, ...values } = row
    return { ...values, edited_at: values.edited_at?.toISOString() ?? null }
  },
  write: async (_services, tx, contentId, values) => {
    const id = Number(contentId)
    afterCommit(tx, { type: 'trade_words_changed' })
    if (values) await store(tx, id, values)
    else await tx.delete(trade_words).where(eq(trade_words.id, id))
    // an undo may bring back a row that follows the reference data, which may be newer
    if (values && typeof values['edited_at'] !== 'string') await forgetReferenceData(tx)
  },
}

async function store(tx: Db, id: number, { edited_at, ...values }: Values): Promise<void> {
  const row = { ...values, edited_at: typeof edited_at === 'string' ? new Date(edited_at) : null } as WordValues
  await assertSpellings(tx, id, row)
  const [changed] = await tx
    .update(trade_words)
    .set(row)
    .where(eq(trade_words.id, id))
    .returning({ id: trade_words.id })
  if (changed) return
  await tx
    .insert(trade_words)
    .overridingSystemValue()
    .values({ id, ...row })
}

/** @throws INVALID_INPUT if a spelling is not in the letters of the language, or found by those of another word */
async function assertSpellings(tx: Db, id: number, { lang, spellings }: WordValues): Promise<void> {
  const keys = spellings.map(wordKey)
  if (keys.includes('') || !spellings.every((one) => isSpeltIn(lang, one)))
    throw invalid('spellings', 'spelling_letters')
  // prevents concurrent requests from adding the same spelling
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('spellings of trade words', 0))`)
  const others = await tx.select({ spellings: trade_words.spellings }).from(trade_words).where(ne(trade_words.id, id))
  const taken = new Set(others.flatMap((other) => other.spellings.map(wordKey)))
  if (keys.some((key) => taken.has(key))) throw invalid('spellings', 'spelling_exists')
}
