import { and, desc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AccessPage, ProfileAccessSearch } from '#contract/admin-users.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Services } from '#server/context.ts'
import { oldestRetained } from '#server/features/profile-accesses/public.ts'
import { profile_access_log, profiles } from '#server/platform/db/schema/index.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'

/** Latest first. */
export async function listAccesses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accessed_profile_id, accessing_user_id, after, limit }: ProfileAccessSearch,
): Promise<AccessPage> {
  const { created_at, id } = profile_access_log
  const accessed = alias(profiles, 'accessed')
  const accessing = alias(profiles, 'accessing')
  const rows = await db
    .select({ id, created_at, access: profile_access_log, accessed, accessing })
    .from(profile_access_log)
    .innerJoin(accessed, eq(accessed.id, profile_access_log.accessed_profile_id))
    .leftJoin(accessing, eq(accessing.id, profile_access_log.accessing_user_id))
    .where(
      and(
        gt(created_at, oldestRetained(clock())),
        accessed_profile_id ? eq(profile_access_log.accessed_profile_id, accessed_profile_id) : undefined,
        accessing_user_id ? eq(profile_access_log.accessing_user_id, accessing_user_id) : undefined,
        isAfter({ created_at, id }, after),
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  return {
    items: found.map(({ access, accessed: whose, accessing: who }) => ({
      id: access.id,
      accessed_profile_id: access.accessed_profile_id,
      accessed_name: displayName(whose) ?? 'User',
      accessing_user_id: access.accessing_user_id,
      accessing_user_name: who && (displayName(who) ?? 'User'),
      access_type: access.access_type,
      user_agent: access.user_agent,
      created_at: access.created_at.toISOString(),
    })),
    next,
  }
}
