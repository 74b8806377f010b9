import { makeSlug } from '#domain/cars/make-slug.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { brands, deal_categories } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'

const LONGEST_SLUG = 80

interface Names {
  name_ar: string
  name_en: string
}

/**
 * A slug of an English name that no other row has: names that differ only in other characters get a number.
 * @throws INVALID_INPUT if the name has no Latin letters or digits, or is that of another row
 */
export async function newSlug(db: Db, table: typeof brands | typeof deal_categories, names: Names): Promise<string> {
  const slug = cutText(makeSlug(names.name_en), LONGEST_SLUG)
  if (!slug) throw invalid('name_en', 'name_latin')
  const { slug: column, name_ar, name_en } = table
  const rows = await db.select({ slug: column, name_ar, name_en }).from(table)
  if (rows.some((row) => isSame(row, names))) throw invalid('name_en', 'name_exists')
  const taken = new Set(rows.map((row) => row.slug))
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${cutText(slug, LONGEST_SLUG - 5)}-${number}`
  return free
}

/** Whether both have the same Latin letters and digits, and also one name as it is read. */
const isSame = (one: Names, other: Names): boolean =>
  makeSlug(one.name_en) === makeSlug(other.name_en) &&
  (asRead(one.name_en) === asRead(other.name_en) || asRead(one.name_ar) === asRead(other.name_ar))

const asRead = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
