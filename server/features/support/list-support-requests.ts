import { and, eq, isNull } from 'drizzle-orm'
import type { SupportRequest } from '#contract/support.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, support_requests, user_roles, users } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 50

/** Open requests, oldest first. */
export async function listSupportRequests(db: Db): Promise<{ items: SupportRequest[]; total: number }> {
  const { rows, total } = await listOldest(db, {
    waiting: () =>
      db
        .select({ request: support_requests, user: users, profile: profiles, role: user_roles.role })
        .from(support_requests)
        .leftJoin(users, and(eq(users.email, support_requests.account_email), eq(users.email_verified, true)))
        .leftJoin(profiles, eq(profiles.id, users.id))
        .leftJoin(user_roles, eq(user_roles.user_id, users.id))
        .where(isNull(support_requests.closed_at))
        .$dynamic(),
    order: [support_requests.created_at, support_requests.id],
    most: MOST_LISTED,
  })
  const items = rows.map(({ request, user, profile, role }) => {
    const { id, name, email, text, language, user_id, topic, account_email, created_at } = request
    return {
      id,
      name,
      email,
      text,
      language,
      user_id,
      topic,
      account_email,
      account: user &&
        profile && {
          id: user.id,
          display_name: displayName(profile) ?? 'User',
          phone_number: profile.phone_number,
          is_phone_verified: profile.phone_number !== null && profile.phone_number === profile.verified_phone_number,
          is_verified: profile.identity_verified_at !== null,
          has_second_factor: user.two_factor_enabled,
          role: role ?? ('user' as const),
          created_at: profile.created_at.toISOString(),
        },
      created_at: created_at.toISOString(),
    }
  })
  return { items, total }
}
