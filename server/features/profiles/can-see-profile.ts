import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { canAccessProfile } from './access.ts'

export async function canSeeProfile({ db, caller }: CallContext, profileId: string): Promise<boolean> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId))
  return profile !== undefined && canAccessProfile(profile, caller)
}
