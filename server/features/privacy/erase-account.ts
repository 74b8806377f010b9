import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { searchText } from '#domain/text/normalise-text.ts'
import type { Services } from '#server/context.ts'
import { mailLink } from '#server/features/accounts/public.ts'
import { eraseAds } from '#server/features/ads/public.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { removeAllFavorites } from '#server/features/favorites/public.ts'
import { queueMail, sendMail } from '#server/features/mails/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  cars,
  conversations,
  phone_codes,
  profiles,
  sessions,
  user_roles,
  users,
  type CarRow,
} from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { eraseMentions, listSubjects, type Erased } from './erase-mentions.ts'
import { eraseOwnRows } from './erase-own-rows.ts'

type Profile = typeof profiles.$inferSelect

/**
 * Erases an account that is due. `personal-data.ts` lists what is erased, and what stays for which reason. A test
 * compares it with the result.
 */
export async function eraseAccount(services: Services, userId: string): Promise<void> {
  const { db, jobs } = services
  const catalogue = await services.catalogue()
  const now = services.clock()
  await db.transaction(async (tx) => {
    // locks the ads first, like all changes of ads
    const ads = await tx.select().from(cars).where(eq(cars.seller_id, userId)).orderBy(cars.id).for('update')
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    // the deletion may have been cancelled, for example because the user became an admin
    if (!profile?.delete_at || profile.delete_at > now) return
    const [role] = await tx.select().from(user_roles).where(eq(user_roles.user_id, userId))
    if (role?.role === 'admin') return
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!user) return
    const titles = ads
      .filter(hasWrittenTitle)
      .flatMap((ad) => [adTitle(ad, catalogue, 'ar'), adTitle(ad, catalogue, 'en')])
    const person = await describe(tx, { profile, email: user.email, ads, titles })
    const subjects = await listSubjects(tx, person)
    await endSessions(tx, eq(sessions.user_id, userId))
    await tx
      .update(cars)
      .set({ deleted_at: now, updated_at: now })
      .where(and(eq(cars.seller_id, userId), isNull(cars.deleted_at)))
    await eraseAds(services, tx, person.carIds)
    await removeAllFavorites(tx, { user_id: userId, catalogue, now })
    await eraseOwnRows(services, tx, person)
    await eraseMentions(tx, person, subjects)
    await blankProfile(tx, userId, now)
    await refreshSearchableCars(tx, { seller_id: userId, catalogue, now })
    afterCommit(tx, { type: 'profiles_changed', ids: [userId] })
    for (const job of [sendMail, mailLink]) await jobs.cancel(tx, job, (data) => isTo(data, user.email))
    await queueMail(services, tx, user.email, {
      template: 'account_deleted',
      lang: profile.preferred_language,
      values: { name: profile.first_name ?? '' },
    })
  })
}

const hasWrittenTitle = ({ ad_title_ar, ad_title_en, custom_model }: CarRow): boolean =>
  [ad_title_ar, ad_title_en, custom_model].some((text) => text !== null && text !== '')

const isTo = (data: { to?: string; email?: string }, email: string): boolean => [data.to, data.email].includes(email)

interface Known {
  profile: Profile
  email: string
  ads: CarRow[]
  titles: string[]
}

async function describe(tx: Db, { profile, email, ads, titles }: Known): Promise<Erased> {
  const { id, phone_number, verified_phone_number, first_name, last_name } = profile
  const talks = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(eq(conversations.buyer_id, id), eq(conversations.seller_id, id)))
  const codes = await tx.select().from(phone_codes).where(eq(phone_codes.user_id, id))
  const numbers = [
    ...codes.map((code) => code.phone_number),
    phone_number,
    verified_phone_number,
    ...ads.flatMap((ad) => [ad.phone_number, ad.whatsapp_number]),
  ].filter((number) => number !== null)
  return {
    id,
    email,
    titles,
    carIds: ads.map((ad) => ad.id),
    phoneNumbers: [...new Set(numbers)],
    names: [first_name, last_name],
    rareNames: await findRareNames(tx, profile),
    conversationIds: talks.map((talk) => talk.id),
  }
}

/** Shorter words of names also occur in other texts. */
const LEAST_LETTERS = 3

/** The words of a name that are in no other name, so that they identify the person. */
async function findRareNames(tx: Db, { id, first_name, last_name }: Profile): Promise<string[]> {
  const words = [first_name, last_name]
    .flatMap((name) => searchText(name ?? '').split(' '))
    .filter((word) => word.length >= LEAST_LETTERS)
  const rare: string[] = []
  for (const word of words) {
    const [other] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(ne(profiles.id, id), sql`strpos(${profiles.normalised_name}, ${word}) > 0`))
      .limit(1)
    if (!other) rare.push(word)
  }
  return rare
}

const blankProfile = (tx: Db, userId: string, now: Date) =>
  tx
    .update(profiles)
    .set({
      first_name: null,
      last_name: null,
      phone_number: null,
      verified_phone_number: null,
      country_code: null,
      phone_country_code: null,
      about: null,
      place: null,
      opens_at: null,
      closes_at: null,
      friday_opens_at: null,
      friday_closes_at: null,
      identity_verified_at: null,
      status: 'deleted',
      suspended_reason: null,
      suspended_until: null,
      delete_at: null,
      last_login: null,
      updated_at: now,
    })
    .where(eq(profiles.id, userId))
