import type { profiles } from './db/schema/index.ts'
import { fail, type DeclaredError } from './fail.ts'

type Suspension = Pick<typeof profiles.$inferSelect, 'suspended_reason' | 'suspended_until'>

/** What a suspended user reads who tries to sign in. */
export const failSuspended = (profile: Suspension | undefined): DeclaredError =>
  fail('SUSPENDED', {
    reason: profile?.suspended_reason ?? null,
    until: profile?.suspended_until?.toISOString() ?? null,
  })
