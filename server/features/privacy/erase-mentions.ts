import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { mentionsPerson } from '#domain/privacy/mentions-person.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  admin_changes,
  content_versions,
  notifications,
  promotions,
  saved_views,
  seller_reviews,
  support_requests,
} from '#server/platform/db/schema/index.ts'

export interface Erased {
  id: string
  email: string
  phoneNumbers: string[]
  names: (string | null)[]
  /** Words, by `searchText`, of the names that nobody else has. */
  rareNames: string[]
  carIds: string[]
  /** Titles that the person has written, in both languages. */
  titles: string[]
  conversationIds: string[]
}

/** Values of the audit log without personal data: codes, numbers and times. */
const KEPT_VALUES = new Set([
  'state',
  'status',
  'role',
  'decision',
  'rule',
  'severity',
  'until',
  'suspended_until',
  'penalty',
  'report',
  'reports',
  'sessions',
  'second_factor',
  'own_ad',
  'tag_id',
  'is_given',
  'picture_id',
  'quarter_turns',
  'featured_until',
])

/** The IDs of what changes of the audit log concern. Call it before the rows are deleted. */
export async function listSubjects(tx: Db, { id, email, carIds }: Erased): Promise<string[]> {
  const reviews = await tx
    .select({ id: seller_reviews.id })
    .from(seller_reviews)
    .where(or(eq(seller_reviews.seller_id, id), eq(seller_reviews.buyer_id, id)))
  const invoices = await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.seller_id, id))
  const requests = await tx
    .select({ id: support_requests.id })
    .from(support_requests)
    .where(or(eq(support_requests.user_id, id), eq(support_requests.email, email)))
  return [id, ...carIds, ...[...reviews, ...invoices, ...requests].map((row) => row.id)]
}

/** Erases what the audit log, saved views and notifications of others say about a person. */
export async function eraseMentions(tx: Db, person: Erased, subjects: readonly string[]): Promise<void> {
  const viewIds = await findViews(tx, person)
  await eraseLoggedValues(tx, person, new Set([...subjects, ...viewIds]))
  await deleteViews(tx, viewIds)
  await deleteNotifications(tx, person)
}

async function eraseLoggedValues(tx: Db, person: Erased, subjects: Set<string>): Promise<void> {
  const { id, before, after, admin_id, subject_id, address, user_agent } = admin_changes
  const texts = sql`concat(${before}, ${after})`
  const words = [person.email, ...person.phoneNumbers.map((number) => number.slice(-9))]
  const isConcerned = or(
    inArray(subject_id, [...subjects]),
    ...words.map((word) => sql`position(${word} in lower(${texts})) > 0`),
  )
  const rows = await tx.select({ id, before, after, subject_id }).from(admin_changes).where(isConcerned)
  for (const row of rows) {
    const isKept = subjects.has(row.subject_id)
      ? ([key]: [string, unknown]) => KEPT_VALUES.has(key)
      : ([, value]: [string, unknown]) => !mentions(value, person)
    const [erasedBefore, erasedAfter] = [erase(row.before, isKept), erase(row.after, isKept)]
    if (erasedBefore === row.before && erasedAfter === row.after) continue
    await tx.update(admin_changes).set({ before: erasedBefore, after: erasedAfter }).where(eq(id, row.id))
  }
  await tx
    .update(admin_changes)
    .set({ address: null, user_agent: null })
    .where(and(eq(admin_id, person.id), or(sql`${address} is not null`, sql`${user_agent} is not null`)))
}

const erase = (values: Values, isKept: (entry: [string, unknown]) => boolean): Values =>
  Object.entries(values).every(isKept)
    ? values
    : Object.fromEntries(Object.entries(values).map((entry) => [entry[0], isKept(entry) ? entry[1] : null]))

/** Also looks into nested values. */
const mentions = (value: unknown, person: Erased): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((one) => mentions(one, person))
    : typeof value === 'string' && mentionsPerson(value, { ...person, ids: [person.id, ...person.carIds] })

/** The IDs of the person's own views, and of those that search for the person or are called after them. */
async function findViews(tx: Db, person: Erased): Promise<string[]> {
  const views = await tx.select().from(saved_views)
  const versions = await tx
    .select({ id: content_versions.content_id, values: content_versions.values })
    .from(content_versions)
    .where(eq(content_versions.kind, 'saved_view'))
  const isOwn = (owner: unknown) => owner === person.id
  return [
    ...views.filter((view) => isOwn(view.owner_id) || mentions([view.name, view.search], person)),
    ...versions.filter(({ values }) => isOwn(values?.['owner_id']) || mentions(values, person)),
  ].map(({ id }) => id)
}

async function deleteViews(tx: Db, ids: string[]): Promise<void> {
  if (!ids.length) return
  await tx.delete(saved_views).where(inArray(saved_views.id, ids))
  await tx
    .delete(content_versions)
    .where(and(eq(content_versions.kind, 'saved_view'), inArray(content_versions.content_id, ids)))
}

/** Deletes notifications of others about the person's ads and conversations, which include titles. */
async function deleteNotifications(tx: Db, { id, carIds, conversationIds, titles }: Erased): Promise<void> {
  const ids = [...carIds, ...conversationIds]
  const isAbout = sql`exists (select from unnest(${sql.param(ids)}::text[]) as one(id) where strpos(${notifications.link}, one.id) > 0)`
  const car = (lang: string) =>
    sql`${notifications.data} -> ${lang}::text ->> 'car' = any(${sql.param(titles)}::text[])`
  await tx.delete(notifications).where(and(ne(notifications.user_id, id), or(isAbout, car('ar'), car('en'))))
}
