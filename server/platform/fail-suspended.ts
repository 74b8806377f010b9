import type { Suspension } from '#contract/errors.ts'
import type { profiles } from './db/schema/index.ts'
import { fail, type DeclaredError } from './fail.ts'

type Suspended = Pick<typeof profiles.$inferSelect, 'suspended_reason' | 'suspended_until'>

export const suspensionOf = (profile: Suspended | undefined): Suspension => ({
  reason: profile?.suspended_reason ?? null,
  until: profile?.suspended_until?.toISOString() ?? null,
})

/** What a suspended user reads who tries to sign in. */
export const failSuspended = (profile: Suspended | undefined): DeclaredError => fail('SUSPENDED', suspensionOf(profile))
