import { aliasedTable, and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { ProfileAccess } from '#contract/profiles.ts'
import { isStaffAccess, type ProfileAccessType, type StaffAccessType } from '#domain/profile-accesses/access-types.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { CallContext, Services } from '#server/context.ts'
import { profile_access_log, profiles } from '#server/platform/db/schema/index.ts'
import { isUser, requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'

const RETENTION_DAYS = 90
const MOST_LISTED = 200

/** Logs that somebody has seen a public profile. Accesses to one's own profile are not logged. */
export async function logProfileAccess(context: CallContext, profileId: string): Promise<void> {
  const { db, caller } = context
  if (isUser(caller, profileId)) return
  const visitor = caller.kind === 'anonymous' ? null : caller.id
  await db.insert(profile_access_log).values(entryOf(context, 'public_profile', profileId, visitor))
}

/** Rows per statement. */
const AT_ONCE = 1000

/**
 * Logs that a moderator or admin has seen personal data of users, once an hour for each. Lists that were not searched
 * for a person are not logged, since everybody is in them.
 */
export async function logStaffAccess(
  context: CallContext,
  accessType: StaffAccessType,
  profileIds: readonly string[],
): Promise<void> {
  const { db, clock } = context
  const { id: staffId } = requireUser(context)
  for (let at = 0; at < profileIds.length; at += AT_ONCE) {
    const ids = profileIds.slice(at, at + AT_ONCE)
    const logged = await db
      .select({ id: profile_access_log.accessed_profile_id })
      .from(profile_access_log)
      .where(
        and(
          eq(profile_access_log.accessing_user_id, staffId),
          eq(profile_access_log.access_type, accessType),
          gt(profile_access_log.created_at, new Date(clock().getTime() - HOUR_MS)),
          inArray(profile_access_log.accessed_profile_id, ids),
        ),
      )
    const known = new Set([staffId, ...logged.map(({ id }) => id)])
    const entries = ids.filter((id) => !known.has(id)).map((id) => entryOf(context, accessType, id, staffId))
    if (entries.length) await db.insert(profile_access_log).values(entries)
  }
}

const entryOf = (
  { clock, request }: CallContext,
  accessType: ProfileAccessType,
  profileId: string,
  visitor: string | null,
) => ({
  id: newId(),
  accessed_profile_id: profileId,
  accessing_user_id: visitor,
  access_type: accessType,
  ip_address: null,
  user_agent: request.user_agent === null ? null : cutText(request.user_agent, 300),
  created_at: clock(),
})

/** Latest first. Moderators and admins have no names here, since they act for the site. */
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
    accessing_user_id: isStaffAccess(access.access_type) ? null : access.accessing_user_id,
    accessing_user_name: isStaffAccess(access.access_type) ? null : who && (displayName(who) ?? 'User'),
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
