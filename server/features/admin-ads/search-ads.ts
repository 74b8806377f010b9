import { and, asc, count, eq, isNotNull, isNull, min, or, sql, type SQL } from 'drizzle-orm'
import type { AdPage, AdSearch, FoundAd } from '#contract/admin-ads.ts'
import { isPriceSort } from '#domain/admin-ads/sorts.ts'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { typedPhoneDigits } from '#domain/contacts/typed-phone-digits.ts'
import { placeholderImage } from '#domain/pictures/placeholder-image.ts'
import { UUID } from '#domain/uuid.ts'
import type { DataServices } from '#server/context.ts'
import { asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'
import { isAfter, orderedPageOf, readCursor } from '#server/platform/db/cursor-page.ts'
import { queryPrepared, readRows, textOf, type AsRead } from '#server/platform/db/query-prepared.ts'
import { ad_revisions, car_pictures, cars, profiles, type CarRow } from '#server/platform/db/schema/index.ts'
import { containsWord } from '#server/platform/db/search-text.ts'
import { isInState } from '#server/features/ads/public.ts'
import { matchesText, presentNames } from '#server/features/cars/public.ts'
import { presentAd } from './present-ad.ts'

const CAR = [
  'id',
  'seller_id',
  'status',
  'created_at',
  'expires_at',
  'sold_at',
  'deleted_at',
  'ad_title_ar',
  'ad_title_en',
  'make_id',
  'model_id',
  'custom_model',
  'year',
  'price',
  'color',
] as const satisfies (keyof CarRow)[]
const SELLER = ['first_name', 'last_name'] as const satisfies (keyof ProfileRow)[]

type ProfileRow = typeof profiles.$inferSelect
type Row = AsRead<Pick<CarRow, (typeof CAR)[number]> & Pick<ProfileRow, (typeof SELLER)[number]>> & {
  body_type: BodyType | null
  has_revision: boolean
  cover: string | null
}

const COLUMNS = sql.join(
  [
    ...CAR.map((name) => cars[name]),
    ...SELLER.map((name) => profiles[name]),
    sql`${cars.body_types}[1] as body_type`,
    sql`${ad_revisions.car_id} is not null as has_revision`,
    sql`(
      select ${car_pictures.url} from ${car_pictures}
      where ${car_pictures.car_id} = ${cars.id} and ${car_pictures.position} = 0
    ) as cover`,
  ],
  sql`, `,
)
/** Has no parameters, so the SQL is rendered once. */
const SELECT = textOf(sql`
  select ${COLUMNS} from ${cars} join ${profiles} on ${profiles.id} = ${cars.seller_id}
  left join ${ad_revisions} on ${ad_revisions.car_id} = ${cars.id}`)

type Filters = Pick<AdSearch, 'text' | 'state' | 'seller_id'>

/** Searches in one query. */
export async function searchAds(services: DataServices, search: AdSearch): Promise<AdPage> {
  const { db, prepared, clock } = services
  const { sort, after, limit } = search
  const order = sort === 'oldest' || sort === 'cheapest' ? 'asc' : 'desc'
  const isByPrice = isPriceSort(sort)
  const [place, follows] = isByPrice
    ? [cars.price, isAfterPrice(after, order)]
    : [cars.created_at, isAfter(cars, after, order)]
  const statement = sql`
    ${SELECT} where ${and(await conditions(services, search), follows) ?? sql`true`}
    order by ${place} ${sql.raw(order)}, ${cars.id} ${sql.raw(order)} limit ${sql.raw(String(limit + 1))}`
  // a generic plan would be slow if only few ads have expired
  const isPlannedOnce = search.text === undefined && search.seller_id === undefined && search.state !== 'expired'
  const rows = isPlannedOnce ? await queryPrepared<Row>(prepared, statement) : await readRows<Row>(db, statement)
  const { found, next } = orderedPageOf(rows, limit, ({ price, created_at }) =>
    isByPrice ? (price ?? 0) : new Date(created_at).getTime(),
  )
  const [catalogue, now] = [await services.catalogue(), clock()]
  const items = found.map((row) => ({
    card: presentListed(asNamedNow(row, catalogue), catalogue),
    ...presentAd(row, row.has_revision, now),
  }))
  return { items, next }
}

/** Leaves out ads without a price. */
function isAfterPrice(cursor: string | undefined, order: 'asc' | 'desc'): SQL {
  const after = readCursor(cursor)
  if (!after) return isNotNull(cars.price)
  const sign = order === 'asc' ? sql`>` : sql`<`
  return sql`${cars.price} is not null and (${cars.price}, ${cars.id}) ${sign} (${after.place}::bigint, ${after.id}::uuid)`
}

const presentListed = (row: Row, catalogue: Catalogue): FoundAd['card'] => ({
  id: row.id,
  ad_title_ar: row.ad_title_ar,
  ad_title_en: row.ad_title_en,
  ...presentNames(row, catalogue),
  year: row.year,
  price: row.price,
  image: row.cover ?? placeholderImage(row.body_type, row.color),
})

/** The number of matching ads, up to a maximum, and when the oldest was created. */
export async function countAds(services: DataServices, search: Filters, most: number) {
  const { db } = services
  const oldest = db
    .select({ created_at: cars.created_at })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(await conditions(services, search))
    .orderBy(asc(cars.created_at), asc(cars.id))
    .limit(most)
    .as('oldest')
  const [counted] = await db.select({ count: count(), oldest_at: min(oldest.created_at) }).from(oldest)
  return counted ?? { count: 0, oldest_at: null }
}

async function conditions({ catalogue, clock }: DataServices, { text, state, seller_id }: Filters) {
  return and(
    state ? isInState(state, clock()) : isNull(cars.deleted_at),
    seller_id ? eq(cars.seller_id, seller_id) : undefined,
    text ? matches(text, await catalogue()) : undefined,
  )
}

/** Shorter numbers may be years. */
const FEWEST_DIGITS = 7

const matches = (text: string, catalogue: Catalogue): SQL | undefined =>
  or(
    matchesText(text, catalogue, (word) =>
      UUID.test(word) ? eq(cars.seller_id, word) : containsWord(profiles.normalised_name, word),
    ),
    hasNumber(text),
  )

/** Matches ads whose own phone number contains the typed digits. It may differ from the seller's. */
function hasNumber(text: string): SQL | undefined {
  const digits = typedPhoneDigits(text) ?? ''
  if (digits.length < FEWEST_DIGITS) return undefined
  return or(...[cars.phone_number, cars.whatsapp_number].map((column) => sql`strpos(${column}, ${digits}) > 0`))
}
