import { z } from 'zod'
import { CHECK_STATES, SYSTEM_CHECKS } from '#domain/system-checks/judge-checks.ts'
import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'

const CheckStates = z.partialRecord(
  z.enum(SYSTEM_CHECKS),
  z.object({ state: z.enum(CHECK_STATES), since: z.iso.datetime() }),
)
/** The last noted state of each check, and when it was first noted. */
export type CheckStates = z.output<typeof CheckStates>

export async function readCheckStates(db: Db): Promise<CheckStates> {
  const { data } = CheckStates.safeParse(await readSetting(db, 'system_check_states'))
  return data ?? {}
}
