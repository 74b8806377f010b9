import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { WholeUser } from '#contract/admin-users.ts'
import { CAR_STATUSES, type CarStatus } from '#domain/cars/enumerations.ts'
import type { Services } from '#server/context.ts'
import { getProfile } from '#server/features/profiles/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  cars,
  conversation_sides,
  messages,
  profiles,
  sessions,
  user_roles,
  users,
} from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { countReports } from './count-reports.ts'

/** @throws NOT_FOUND */
export async function getUser({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string): Promise<WholeUser> {
  const [row] = await db
    .select({ user: users, profile: profiles, role: user_roles.role })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .where(eq(users.id, userId))
  if (!row) throw fail('NOT_FOUND')
  const { user, profile } = row
  const [sessionsCount, conversationsCount, messagesCount, reports, ads, whole] = await Promise.all([
    db.$count(sessions, eq(sessions.user_id, user.id)),
    db.$count(conversation_sides, eq(conversation_sides.user_id, user.id)),
    db.$count(messages, eq(messages.sender_id, user.id)),
    countReports(db, user.id),
    countAds(db, user.id, clock()),
    getProfile(db, user.id),
  ])
  return {
    profile: whole,
    is_email_confirmed: user.email_verified,
    has_second_factor: user.two_factor_enabled,
    role: row.role ?? 'user',
    suspended_reason: profile.suspended_reason,
    suspended_until: profile.suspended_until?.toISOString() ?? null,
    ads,
    sessions_count: sessionsCount,
    conversations_count: conversationsCount,
    messages_count: messagesCount,
    ...reports,
    last_seen_at: profile.last_seen_at.toISOString(),
    delete_at: profile.delete_at?.toISOString() ?? null,
  }
}

async function countAds(db: Db, sellerId: string, now: Date): Promise<WholeUser['ads']> {
  const hasExpired = sql`${cars.status} = 'active' and ${cars.expires_at} <= ${now.toISOString()}::timestamptz`
  const status = sql<CarStatus>`case when ${hasExpired} then 'expired' else ${cars.status} end`
  const rows = await db
    .select({ status, count: count() })
    .from(cars)
    .where(and(eq(cars.seller_id, sellerId), isNull(cars.deleted_at)))
    // by position, since PostgreSQL treats repeated parameters as different expressions
    .groupBy(sql`1`)
  const counts = new Map(rows.map((row) => [row.status, row.count]))
  return CAR_STATUSES.map((one) => ({ status: one, count: counts.get(one) ?? 0 }))
}
