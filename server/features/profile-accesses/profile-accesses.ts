import { aliasedTable, and, desc, eq, gt, lt } from 'drizzle-orm'
import type { ProfileAccess } from '#contract/profiles.ts'
import type { ProfileAccessType } from '#domain/profile-accesses/access-types.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { CallContext, Services } from '#server/context.ts'
import { profile_access_log, profiles } from '#server/platform/db/schema/index.ts'
import { isUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const RETENTION_DAYS = 90
const MOST_LISTED = 200

/** Accesses to one's own profile are not logged. */
export async function logProfileAccess(
  context: CallContext,
  { accessed_profile_id, access_type }: { accessed_profile_id: string; access_type: ProfileAccessType },
): Promise<void> {
  const { db, caller, clock, request } = context
  if (isUser(caller, accessed_profile_id)) return
  const accessingUserId = caller.kind === 'anonymous' ? null : caller.id
  await db.insert(profile_access_log).values({
    id: newId(),
    accessed_profile_id,
    accessing_user_id: accessingUserId,
    access_type,
    ip_address: null,
    user_agent: request.user_agent?.slice(0, 300) ?? null,
    created_at: clock(),
  })
}

/** Latest first. */
export async function listProfileAccesses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  profileId: string,
): Promise<ProfileAccess[]> {
  const visitor = aliasedTable(profiles, 'visitor')
  const rows = await db
    .select({ access: profile_access_log, visitor })
    .from(profile_access_log)
    .leftJoin(visitor, eq(visitor.id, profile_access_log.accessing_user_id))
    .where(
      and(
        eq(profile_access_log.accessed_profile_id, profileId),
        gt(profile_access_log.created_at, oldestRetained(clock())),
      ),
    )
    .orderBy(desc(profile_access_log.created_at))
    .limit(MOST_LISTED)
  return rows.map(({ access, visitor: who }) => ({
    id: access.id,
    accessing_user_id: access.accessing_user_id,
    accessing_user_name: who && (displayName(who) ?? 'User'),
    access_type: access.access_type,
    created_at: access.created_at.toISOString(),
  }))
}

/** Older entries are deleted. */
export const oldestRetained = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * DAY_MS)

/** Every night: deletes old entries. */
export const deleteOldProfileAccesses: Job<object, Services> = {
  name: 'delete_old_profile_accesses',
  formerName: 'forget_profile_accesses',
  retries: 3,
  seconds: 600,
  cron: '20 3 * * *',
  run: async ({ db, clock }) => {
    await db.delete(profile_access_log).where(lt(profile_access_log.created_at, oldestRetained(clock())))
  },
}
