import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { wordKey } from '#domain/trade-words/find-words.ts'
import type { Db } from '#server/platform/db/client.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import {
  applied_reference_data,
  car_makers,
  car_models,
  car_tags,
  cities,
  content_versions,
  facts,
  regions,
  trade_words,
} from '#server/platform/db/schema/index.ts'
import { CAR_MAKERS } from './car-makers/index.ts'
import { BUILT_IN_TAGS } from './car-tags.ts'
import { deriveArticles } from './derive-articles.ts'
import { addFixedPages, FIXED } from './fixed-pages/add-fixed-pages.ts'
import { FACTS } from './facts.ts'
import { REGIONS } from './places/index.ts'
import { TRADE_WORDS } from './trade-words/index.ts'

type Table = typeof car_makers | typeof car_models | typeof regions | typeof cities | typeof trade_words | typeof facts

/** Rows are matched by slug, facts by key. */
type Wanted = ({ slug: string } | { key: string }) & object

/** Raised when `merge` or `derivedFields` changes in a way that existing databases need. */
const MERGE_VERSION = 2

/**
 * Applies the reference data of this version unless the database has it, since comparing all rows takes CPU time.
 * Migrations that change its tables delete the row of `applied_reference_data`.
 */
export async function updateReferenceData(db: Db): Promise<void> {
  const fingerprint = fingerprintOf([MERGE_VERSION, CAR_MAKERS, REGIONS, BUILT_IN_TAGS, TRADE_WORDS, FACTS, FIXED])
  await db.transaction(async (tx) => {
    // several servers may start at the same time
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reference data', 0))`)
    const [applied] = await tx.select().from(applied_reference_data)
    if (applied?.fingerprint === fingerprint) return
    await apply(tx)
    await forgetReferenceData(tx)
    await tx.insert(applied_reference_data).values({ fingerprint })
  })
}

export const fingerprintOf = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex')

/** Has the reference data applied at the next start, for rows that follow it again and may be older. */
export async function forgetReferenceData(tx: Db): Promise<void> {
  await tx.delete(applied_reference_data)
}

/**
 * Applies the makers, models, places, words of the trade and facts of this version. Rows that admins edited are kept, and
 * rows that they deleted
 * are not restored.
 */
export const applyReferenceData = (db: Db): Promise<void> => db.transaction(apply)

async function apply(tx: Db): Promise<void> {
  const deleted = await listDeleted(tx)
  const known = CAR_MAKERS.filter(({ slug }) => !deleted.has(`car_maker ${slug}`))
  const makeIds = await merge(
    tx,
    car_makers,
    known.map(({ models: _, aliases, ...maker }) => ({ ...maker, aliases: [...aliases] })),
  )
  await merge(
    tx,
    car_models,
    known
      .flatMap((maker) =>
        maker.models.map((model) => ({
          ...model,
          slug: `${maker.slug}-${model.slug}`,
          make_id: idOf(makeIds, maker.slug),
          aliases: [...model.aliases],
          body_types: [...model.body_types],
        })),
      )
      .filter(({ slug }) => !deleted.has(`car_model ${slug}`)),
  )
  const regionIds = await merge(
    tx,
    regions,
    REGIONS.map(({ cities: _, aliases, ...region }) => ({ ...region, aliases: [...aliases] })),
  )
  await merge(
    tx,
    cities,
    REGIONS.flatMap((region) =>
      region.cities.map((city) => ({
        ...city,
        region_id: idOf(regionIds, region.slug),
        aliases: [...city.aliases],
      })),
    ),
  )
  await merge(
    tx,
    facts,
    FACTS.filter(({ key }) => !deleted.has(`fact ${key}`)),
  )
  const [tag] = await tx.select().from(car_tags).limit(1)
  if (!tag) await tx.insert(car_tags).values(BUILT_IN_TAGS)
  await merge(tx, trade_words, await wordsToApply(tx, deleted))
  afterCommit(tx, { type: 'trade_words_changed' })
  await addFixedPages(tx)
  await deriveArticles(tx)
  afterCommit(tx, { type: 'catalogue_changed' })
  afterCommit(tx, { type: 'tags_changed' })
  afterCommit(tx, { type: 'facts_changed' })
}

/** Words of the trade that admins have not deleted, and whose spellings no other word has. */
async function wordsToApply(tx: Db, deleted: ReadonlySet<string>): Promise<typeof TRADE_WORDS> {
  const rows = await tx.select({ slug: trade_words.slug, spellings: trade_words.spellings }).from(trade_words)
  const slugByKey = new Map(
    rows.flatMap(({ slug, spellings }) => spellings.map((one) => [wordKey(one), slug] as const)),
  )
  return TRADE_WORDS.filter(
    ({ slug, spellings }) =>
      !deleted.has(`trade_word ${slug}`) &&
      spellings.every((spelling) => [slug, undefined].includes(slugByKey.get(wordKey(spelling)))),
  )
}

/** Slugs of makers, models and words, and keys of facts, whose latest version is a deletion. */
async function listDeleted(tx: Db): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct kind || ' ' || coalesce(before."values" ->> 'slug', before."values" ->> 'key') as name
    from ${content_versions} before
    where kind in ('car_maker', 'car_model', 'trade_word', 'fact') and exists (
      select from (
        select later."values" from ${content_versions} later
        where later.kind = before.kind and later.content_id = before.content_id
        order by later.version desc limit 1
      ) latest where latest."values" is null
    ) and before."values" is not null
  `)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Inserts missing rows and updates changed ones.
 * @returns the IDs by slug or key
 */
async function merge(tx: Db, table: Table, wanted: Wanted[]): Promise<Map<string, number>> {
  const existing = await tx.select().from(table)
  const known = new Map(existing.map((row) => [nameOf(row), row as Record<string, unknown> & { id: number }]))
  const missing = wanted.filter((row) => !known.has(nameOf(row)))
  if (missing.length) await tx.insert(table).values(missing)
  for (const row of wanted) {
    const was = known.get(nameOf(row))
    if (!was || was.edited_at || isUnchanged(was, row)) continue
    await tx.update(table).set(row).where(eq(table.id, was.id))
  }
  const rows = await tx.select().from(table)
  return new Map(rows.map((row) => [nameOf(row), row.id]))
}

const nameOf = (row: Wanted): string => ('slug' in row ? row.slug : row.key)

function isUnchanged(was: Record<string, unknown>, row: object): boolean {
  return Object.entries(row).every(([column, value]) => isDeepStrictEqual(was[column], value))
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`No row for ${slug}`)
  return id
}
