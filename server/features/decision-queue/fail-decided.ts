import { eq } from 'drizzle-orm'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/**
 * @param adminId null if nobody of the staff decided
 * @returns ALREADY_DECIDED with the name of the colleague
 */
export async function failDecided(tx: Db, adminId: string | null): Promise<ReturnType<typeof fail>> {
  const [profile] = adminId === null ? [] : await tx.select().from(profiles).where(eq(profiles.id, adminId))
  return fail('ALREADY_DECIDED', { by: (profile && displayName(profile)) ?? null })
}
