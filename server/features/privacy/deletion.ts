import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { formatDate } from '#domain/format/format-date.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext, Services } from '#server/context.ts'
import { checkOwnPassword } from '#server/features/accounts/public.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { removeFavorites } from '#server/features/favorites/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { replacePicture } from '#server/features/profiles/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  ad_revisions,
  cars,
  favorites,
  kept_for_undo,
  penalties,
  profiles,
  seller_reviews,
  sessions,
  user_roles,
  users,
} from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

const DAYS_TO_CHANGE_ONES_MIND = 14

/**
 * @returns when the account will be deleted; repeated requests keep the first date
 * @throws WRONG_PASSWORD, TOO_MANY_ATTEMPTS; IS_ADMIN, so that at least one admin remains
 */
export async function requestDeletion(context: CallContext, password: string): Promise<Date> {
  const { db, clock, publicUrl } = context
  const { id, kind } = requireUser(context)
  if (kind === 'admin') throw fail('IS_ADMIN')
  await checkOwnPassword(context, password)
  return db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update')
    if (profile?.delete_at) return profile.delete_at
    const deleteAt = new Date(clock().getTime() + DAYS_TO_CHANGE_ONES_MIND * DAY_MS)
    await tx.update(profiles).set({ delete_at: deleteAt }).where(eq(profiles.id, id))
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id))
    if (user && profile) {
      const lang = profile.preferred_language
      await queueMail(context, tx, user.email, {
        template: 'account_deletion',
        lang,
        values: { name: profile.first_name ?? '', date: formatDate(deleteAt, lang) },
        link: `${publicUrl}/dashboard?tab=privacy`,
      })
    }
    return deleteAt
  })
}

export async function keepAccount(context: CallContext): Promise<void> {
  await context.db
    .update(profiles)
    .set({ delete_at: null })
    .where(eq(profiles.id, requireUser(context).id))
}

/**
 * Every hour: deletes due accounts. Each is deleted in its own transaction, so that a failure does not affect others.
 */
export const deleteDueAccounts: Job<object, Services> = {
  name: 'delete_due_accounts',
  retries: 3,
  seconds: 1800,
  cron: '10 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const due = await db
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(lte(profiles.delete_at, clock()))
    await eachOrThrow(due, ({ id }) => deleteAccount(services, id))
  },
}

/**
 * Deletes the user's ads, reviews of the user, and all personal data. The user's messages and reviews of others are
 * kept without a name.
 */
async function deleteAccount(services: Services, userId: string): Promise<void> {
  const { db } = services
  const catalogue = await services.catalogue()
  const saved = await db.select({ car_id: favorites.car_id }).from(favorites).where(eq(favorites.user_id, userId))
  await removeFavorites(services, { user_id: userId, car_ids: saved.map(({ car_id }) => car_id) })
  await db.transaction(async (tx) => {
    // locks the ads first, like all changes of ads
    await tx.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, userId)).orderBy(cars.id).for('update')
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
    // the deletion may have been cancelled, for example because the user became an admin
    if (!profile?.delete_at || profile.delete_at > services.clock()) return
    const [role] = await tx.select().from(user_roles).where(eq(user_roles.user_id, userId))
    if (role?.role === 'admin') return
    await endSessions(tx, eq(sessions.user_id, userId))
    const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
    await replacePicture(services, tx, { user_id: userId, picture_url: null })
    await tx.delete(kept_for_undo).where(eq(kept_for_undo.user_id, userId))
    await tx.delete(penalties).where(eq(penalties.user_id, userId))
    await tx.delete(seller_reviews).where(eq(seller_reviews.seller_id, userId))
    await removeAds(tx, { seller_id: userId, catalogue, now: services.clock() })
    await tx
      .update(profiles)
      .set({
        first_name: null,
        last_name: null,
        phone_number: null,
        verified_phone_number: null,
        country_code: null,
        phone_country_code: null,
        identity_verified_at: null,
        status: 'deleted',
        suspended_reason: null,
        suspended_until: null,
        delete_at: null,
        last_login: null,
        updated_at: services.clock(),
      })
      .where(eq(profiles.id, userId))
    afterCommit(tx, { type: 'profiles_changed', ids: [userId] })
    if (!user) return
    const values = { name: profile.first_name ?? '' }
    await queueMail(services, tx, user.email, { template: 'account_deleted', lang: profile.preferred_language, values })
  })
}

interface RemovedAds {
  seller_id: string
  catalogue: Catalogue
  now: Date
}

async function removeAds(tx: Db, { seller_id, catalogue, now }: RemovedAds): Promise<void> {
  const own = tx.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, seller_id))
  await tx.delete(ad_revisions).where(inArray(ad_revisions.car_id, own))
  await tx
    .update(cars)
    .set({ deleted_at: now, updated_at: now })
    .where(and(eq(cars.seller_id, seller_id), isNull(cars.deleted_at)))
  await tx
    .update(cars)
    .set({
      ad_title_ar: null,
      ad_title_en: null,
      description_ar: null,
      description_en: null,
      district: null,
      contact_name: null,
      phone_number: null,
      whatsapp_number: null,
    })
    .where(eq(cars.seller_id, seller_id))
  await refreshSearchableCars(tx, { seller_id, catalogue, now })
}
