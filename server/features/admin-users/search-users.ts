import { and, count, desc, eq, gt, inArray, isNull, max, or, sql, type SQL } from 'drizzle-orm'
import type { FoundUser, UserPage, UserSearch } from '#contract/admin-users.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Services } from '#server/context.ts'
import { readPhone } from '#server/features/countries/public.ts'
import { cars, profiles, sessions, user_roles, users } from '#server/platform/db/schema/index.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { readUserText } from './read-user-text.ts'

/** Newest first. */
export async function searchUsers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { text, role, status, after, limit }: UserSearch,
): Promise<UserPage> {
  const rows = await db
    .select({
      id: users.id,
      created_at: users.created_at,
      email: users.email,
      profile: profiles,
      role: user_roles.role,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .where(
      and(
        text ? matches(text) : undefined,
        role === 'admin' ? eq(user_roles.role, role) : undefined,
        role === 'user' ? isNull(user_roles.role) : undefined,
        status && eq(profiles.status, status),
        isAfter(users, after),
      ),
    )
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  const ids = found.map(({ id }) => id)
  const [ads, seen] = await Promise.all([
    db
      .select({ seller_id: cars.seller_id, count: count() })
      .from(cars)
      .where(
        and(
          inArray(cars.seller_id, ids),
          eq(cars.status, 'active'),
          isNull(cars.deleted_at),
          gt(cars.expires_at, clock()),
        ),
      )
      .groupBy(cars.seller_id),
    db
      .select({ user_id: sessions.user_id, at: max(sessions.updated_at) })
      .from(sessions)
      .where(inArray(sessions.user_id, ids))
      .groupBy(sessions.user_id),
  ])
  const adsOf = new Map(ads.map((one) => [one.seller_id, one.count]))
  const seenOf = new Map(seen.map(({ user_id, at }) => [user_id, at]))
  return {
    items: found.map(({ id, email, profile, role: granted, created_at }): FoundUser => ({
      id,
      display_name: displayName(profile) ?? 'User',
      email,
      phone_number: profile.phone_number,
      picture_url: profile.picture_url,
      role: granted ?? 'user',
      status: profile.status === 'suspended' ? 'suspended' : 'active',
      is_verified: profile.identity_verified_at !== null,
      active_ads_count: adsOf.get(id) ?? 0,
      created_at: created_at.toISOString(),
      last_seen_at: latest(profile.last_login, seenOf.get(id))?.toISOString() ?? null,
    })),
    next,
  }
}

/** Signing out deletes the session but keeps the time of the sign-in. */
export const latest = (...times: readonly (Date | null | undefined)[]): Date | undefined =>
  times.filter((time) => time instanceof Date).toSorted((a, b) => b.getTime() - a.getTime())[0]

function matches(text: string): SQL | undefined {
  const { words, email, phoneDigits, id } = readUserText(text)
  const phone = phoneDigits && readPhone(text, 'SA')
  return or(
    words.length ? and(...words.map((word) => sql`strpos(${profiles.normalised_name}, ${word}) > 0`)) : undefined,
    sql`strpos(${users.email}, ${email}) > 0`,
    phoneDigits ? sql`strpos(${profiles.phone_number}, ${phoneDigits}) > 0` : undefined,
    phone ? eq(profiles.phone_number, phone) : undefined,
    id ? eq(users.id, id) : undefined,
  )
}
