import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { AnyFact, AnyFacts, AnyFactSearch, Fact, FactSearch } from '#contract/facts.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { FACT_TOPICS } from '#domain/facts/fact-kinds.ts'
import { isOverdue } from '#domain/facts/is-overdue.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import type { DataServices } from '#server/context.ts'
import { containsWord } from '#server/platform/db/search-text.ts'
import { facts } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

type Needed = Pick<DataServices, 'db' | 'clock'>
type Row = typeof facts.$inferSelect

/** By topic; with keys only those facts, in the order of the keys. */
export async function listFacts({ db, clock }: Needed, { topic, key }: FactSearch): Promise<Fact[]> {
  const today = adDay(clock())
  const rows = await db
    .select()
    .from(facts)
    .where(and(topic && eq(facts.topic, topic), key && inArray(facts.key, key)))
    .orderBy(asc(facts.id))
  const place = ({ key: own, topic: ofOwn }: Row) => (key ? key.indexOf(own) : FACT_TOPICS.indexOf(ofOwn))
  return rows.toSorted((one, other) => place(one) - place(other)).map((row) => presentFact(row, today))
}

/** Overdue facts first. */
export async function listAnyFacts({ db, clock }: Needed, { q, topic, overdue }: AnyFactSearch): Promise<AnyFacts> {
  const today = adDay(clock())
  const late = lt(facts.check_by, today)
  const words = q ? searchText(q).split(' ').filter(Boolean) : []
  const rows = await db
    .select()
    .from(facts)
    .where(
      and(
        topic && eq(facts.topic, topic),
        overdue ? late : undefined,
        q && !words.length ? sql`false` : undefined,
        ...words.map((word) => containsWord(facts.search_text, word)),
      ),
    )
    .orderBy(asc(facts.check_by), asc(facts.id))
  return { items: rows.map((row) => presentAny(row, today)), overdue_count: await db.$count(facts, late) }
}

/** @throws NOT_FOUND */
export async function getAnyFact({ db, clock }: Needed, factId: number): Promise<AnyFact> {
  const [row] = await db.select().from(facts).where(eq(facts.id, factId))
  if (!row) throw fail('NOT_FOUND')
  return presentAny(row, adDay(clock()))
}

const presentAny = (row: Row, today: string): AnyFact => ({
  ...presentFact(row, today),
  id: row.id,
  check_by: row.check_by,
})

function presentFact(row: Row, today: string): Fact {
  const { id: _, check_by, edited_at: __, announced_overdue: ___, search_text: ____, ...shown } = row
  return { ...shown, is_overdue: isOverdue(check_by, today) }
}
