import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { MediaPage, MediaSearch, StoredPicture } from '#contract/media.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isAfter, orderedPageOf } from '#server/platform/db/cursor-page.ts'
import { article_pictures, media } from '#server/platform/db/schema/index.ts'
import { containsWord, searchTextOf } from '#server/platform/db/search-text.ts'
import { fail } from '#server/platform/fail.ts'
import { usesOf } from './list-uses.ts'
import { PICTURE_PLACES } from './picture-places.ts'
import type { MediaRow } from './media-content.ts'

/** Newest first. */
export async function listMedia(db: Db, { q, unused, after, limit }: MediaSearch): Promise<MediaPage> {
  const { id, added_at } = media
  const described = searchTextOf(sql`${media.alt_ar} || ' ' || ${media.alt_en}`)
  const words = q === undefined ? [] : searchText(q).split(' ')
  const rows = await db
    .select()
    .from(media)
    .where(
      and(
        ...words.map((word) => containsWord(described, word)),
        unused ? isUnused(db) : undefined,
        isAfter({ created_at: added_at, id }, after),
      ),
    )
    .orderBy(desc(added_at), desc(id))
    .limit(limit + 1)
  const { found, next } = orderedPageOf(rows, limit, (row) => row.added_at.getTime())
  return { items: await present(db, found), next }
}

const isUnused = (db: Db) =>
  and(
    ...PICTURE_PLACES.map(({ table, column }) =>
      notExists(db.select({ id: table.id }).from(table).where(eq(column, media.id))),
    ),
    notExists(
      db
        .select({ id: article_pictures.article_id })
        .from(article_pictures)
        .where(eq(article_pictures.picture_id, media.id)),
    ),
  )

/** @throws NOT_FOUND */
export async function getMedia(db: Db, pictureId: string): Promise<StoredPicture> {
  const [picture] = await present(db, await db.select().from(media).where(eq(media.id, pictureId)))
  if (!picture) throw fail('NOT_FOUND')
  return picture
}

async function present(db: Db, rows: readonly MediaRow[]): Promise<StoredPicture[]> {
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, added_at: row.added_at.toISOString(), uses: uses.get(row.id) ?? [] }))
}
