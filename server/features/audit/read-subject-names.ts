import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LoggedChange } from '#contract/audit.ts'
import { SUBJECT_OF, type SubjectKind } from '#domain/admin-changes/kinds.ts'
import { ADMIN_LISTS } from '#domain/admin-lists/lists.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import {
  articles,
  brands,
  car_makers,
  car_models,
  car_tags,
  cars,
  client_faults,
  deal_categories,
  deals,
  facts,
  media,
  profiles,
  promotions,
  saved_views,
  seller_reviews,
  support_requests,
  trade_words,
  type AdminChangeRow,
} from '#server/platform/db/schema/index.ts'

export interface Names {
  ar: string
  en: string
}
export type Services = Pick<DataServices, 'db' | 'catalogue'>
type Reader = (services: Services, ids: readonly string[]) => Promise<[id: string, names: Names][]>

const buyer = alias(profiles, 'buyer')

/** Readers of names; none for settings and texts, which are identified by their keys, and for the site. */
const READERS: Record<SubjectKind, Reader | null> = {
  site: null,
  setting: null,
  text: null,
  user: async ({ db }, ids) => {
    const rows = await db
      .select()
      .from(profiles)
      .where(inArray(profiles.id, [...ids]))
    return rows.map((profile) => [profile.id, alike(displayName(profile))])
  },
  ad: async ({ db, catalogue }, ids) => {
    const names = await catalogue()
    const rows = await db
      .select()
      .from(cars)
      .where(inArray(cars.id, [...ids]))
    return rows.map((car) => [car.id, { ar: adTitle(car, names, 'ar'), en: adTitle(car, names, 'en') }])
  },
  promotion: async ({ db, catalogue }, ids) => {
    const names = await catalogue()
    const rows = await db
      .select({ id: promotions.id, car: cars, seller: profiles })
      .from(promotions)
      .innerJoin(cars, eq(cars.id, promotions.car_id))
      .innerJoin(profiles, eq(profiles.id, promotions.seller_id))
      .where(inArray(promotions.id, [...ids]))
    return rows.map(({ id, car, seller }) => {
      const titleIn = (lang: 'ar' | 'en') => joined(adTitle(car, names, lang), displayName(seller))
      return [id, { ar: titleIn('ar'), en: titleIn('en') }]
    })
  },
  seller_review: async ({ db }, ids) => {
    const rows = await db
      .select({ id: seller_reviews.id, buyer, seller: profiles })
      .from(seller_reviews)
      .innerJoin(buyer, eq(buyer.id, seller_reviews.buyer_id))
      .innerJoin(profiles, eq(profiles.id, seller_reviews.seller_id))
      .where(inArray(seller_reviews.id, [...ids]))
    return rows.map((row) => [row.id, alike(joined(displayName(row.buyer), displayName(row.seller)))])
  },
  support_request: async ({ db }, ids) => {
    const rows = await db
      .select()
      .from(support_requests)
      .where(inArray(support_requests.id, [...ids]))
    return rows.map(({ id, name }) => [id, alike(name)])
  },
  client_fault: async ({ db }, ids) => {
    const rows = await db
      .select({ id: client_faults.id, message: client_faults.message })
      .from(client_faults)
      .where(inArray(client_faults.id, [...ids]))
    return rows.map(({ id, message }) => [id, alike(message)])
  },
  list: async ({ db }, ids) => {
    const views = ids.filter((id) => !isAdminList(id))
    const rows = await db.select().from(saved_views).where(inArray(saved_views.id, views))
    return rows.map(({ id, name }) => [id, alike(name)])
  },
  deal: async ({ db }, ids) => {
    const rows = await db
      .select({ id: deals.id, ar: deals.title_ar, en: deals.title_en })
      .from(deals)
      .where(inArray(deals.id, [...ids]))
    return rows.map(({ id, ...names }) => [id, names])
  },
  article: async ({ db }, ids) => {
    const rows = await db
      .select({ id: articles.id, ar: articles.title_ar, en: articles.title_en })
      .from(articles)
      .where(inArray(articles.id, [...ids]))
    return rows.map(({ id, ar, en }) => [id, described(ar, en)])
  },
  fact: async ({ db }, ids) => {
    const rows = await db
      .select({ id: facts.id, ar: facts.label_ar, en: facts.label_en })
      .from(facts)
      .where(inArray(facts.id, ids.map(Number)))
    return rows.map(({ id, ...names }) => [String(id), names])
  },
  brand: ({ db }, ids) => readBothNames(db, brands, ids),
  deal_category: ({ db }, ids) => readBothNames(db, deal_categories, ids),
  trade_word: async ({ db }, ids) => {
    const rows = await db
      .select()
      .from(trade_words)
      .where(inArray(trade_words.id, ids.map(Number)))
    return rows.map(({ id, spellings }) => [String(id), alike(spellings[0])])
  },
  tag: ({ db }, ids) => readBothNames(db, car_tags, ids),
  maker: ({ db }, ids) => readBothNames(db, car_makers, ids),
  model: ({ db }, ids) => readBothNames(db, car_models, ids),
  media: async ({ db }, ids) => {
    const rows = await db
      .select()
      .from(media)
      .where(inArray(media.id, [...ids]))
    return rows.map(({ id, alt_ar, alt_en }) => [id, described(alt_ar, alt_en)])
  },
}

const alike = (name: string | undefined): Names => ({ ar: name ?? '', en: name ?? '' })
/** Pictures are named by their descriptions, which may exist in one language only. */
const described = (ar: string, en: string): Names => ({ ar: ar || en, en: en || ar })
const joined = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' · ')
/** The ID in an entry about an export is that of a list. */
const isAdminList = (id: string): boolean => ADMIN_LISTS.some((list) => list === id)

async function readBothNames(
  db: Services['db'],
  table: typeof car_tags | typeof car_makers | typeof car_models | typeof brands | typeof deal_categories,
  ids: readonly string[],
): Promise<[string, Names][]> {
  const rows = await db
    .select({ id: table.id, ar: table.name_ar, en: table.name_en })
    .from(table)
    .where(inArray(table.id, ids.map(Number)))
  return rows.map(({ id, ...names }) => [String(id), names])
}

export const readNames = async (
  services: Services,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, Names>> => new Map(await READERS[kind]?.(services, [...new Set(ids)]))

/**
 * Reads the names of changed objects.
 * @returns the names by change; null if the object was deleted or has only an ID
 */
async function readSubjectNames(
  services: Services,
  changes: readonly AdminChangeRow[],
): Promise<(change: AdminChangeRow) => Names | null> {
  const kinds = [...new Set(changes.map(({ what }) => SUBJECT_OF[what]))]
  const read = await Promise.all(
    kinds.map(async (kind) => {
      const ids = changes.filter(({ what }) => SUBJECT_OF[what] === kind).map(({ subject_id }) => subject_id)
      return [kind, await readNames(services, kind, ids)] as const
    }),
  )
  const byKind = new Map(read)
  return ({ what, subject_id, before, after }) => {
    const names = byKind.get(SUBJECT_OF[what])?.get(subject_id) ?? namesIn(before) ?? namesIn(after)
    return names?.ar ? names : null
  }
}

/** Reads what changes concern, with its names. */
export async function readSubjects(
  services: Services,
  changes: readonly AdminChangeRow[],
): Promise<(change: AdminChangeRow) => LoggedChange['subject']> {
  const namesOf = await readSubjectNames(services, changes)
  return (change) => ({ kind: SUBJECT_OF[change.what], id: change.subject_id, name: namesOf(change) })
}

/** The names, titles, labels or descriptions in stored values, for deleted content. */
function namesIn(values: Values): Names | null {
  const { name_ar, title_ar, label_ar, name_en, title_en, label_en, alt_ar, alt_en, spellings } = values
  if (Array.isArray(spellings)) return alike(String(spellings[0]))
  const [ar, en] = [name_ar ?? title_ar ?? label_ar, name_en ?? title_en ?? label_en]
  if (typeof ar === 'string' && typeof en === 'string') return { ar, en }
  return typeof alt_ar === 'string' && typeof alt_en === 'string' ? described(alt_ar, alt_en) : null
}
