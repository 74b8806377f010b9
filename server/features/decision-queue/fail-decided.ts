import { eq } from 'drizzle-orm'
import { displayName } from '#domain/profiles/display-name.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

interface Decided {
  /** Null if nobody of the staff decided. */
  decided_by: string | null
  /** The admin who is too late; null for a payment provider. */
  admin_id: string | null
}

/** @returns ALREADY_DECIDED with the name of the colleague, and whether it was the same admin, for example in another tab */
export async function failDecided(tx: Db, { decided_by, admin_id }: Decided): Promise<ReturnType<typeof fail>> {
  const [profile] = decided_by === null ? [] : await tx.select().from(profiles).where(eq(profiles.id, decided_by))
  const isCaller = decided_by !== null && decided_by === admin_id
  return fail('ALREADY_DECIDED', { by: (profile && displayName(profile)) ?? null, by_caller: isCaller })
}
