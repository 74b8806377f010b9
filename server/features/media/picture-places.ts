import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ContentUse } from '#contract/content-use.ts'
import { articles, brands, deals } from '#server/platform/db/schema/index.ts'
import type { AppEvent } from '#server/platform/events/events.ts'

type Event = Exclude<AppEvent, { ids: unknown }>

interface PicturePlace {
  table: typeof articles | typeof brands | typeof deals
  /** The column with the ID of the picture. */
  column: PgColumn
  /** The field of a picture with the IDs of the rows that show it. */
  ids: string
  kind: SQL<ContentUse['kind']> | typeof articles.kind
  name_ar: PgColumn
  name_en: PgColumn
  /** Tells visitors that the picture has changed. */
  event: Event
}

/** All columns with a picture of the library. Deleting the picture empties them; undoing that fills them again. */
export const PICTURE_PLACES: readonly PicturePlace[] = [
  {
    table: deals,
    column: deals.picture_id,
    ids: 'deal_ids',
    kind: always('deal'),
    name_ar: deals.title_ar,
    name_en: deals.title_en,
    event: { type: 'deals_changed' },
  },
  {
    table: brands,
    column: brands.logo_id,
    ids: 'brand_ids',
    kind: always('brand'),
    name_ar: brands.name_ar,
    name_en: brands.name_en,
    event: { type: 'deals_changed' },
  },
  {
    table: articles,
    column: articles.cover_id,
    ids: 'article_ids',
    kind: articles.kind,
    name_ar: articles.title_ar,
    name_en: articles.title_en,
    event: { type: 'articles_changed' },
  },
]

function always(kind: ContentUse['kind']): SQL<ContentUse['kind']> {
  return sql.raw(`'${kind}'`) as SQL<ContentUse['kind']>
}
