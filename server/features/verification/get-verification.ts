import { and, desc, eq, gt } from 'drizzle-orm'
import type { Verification } from '#contract/verification.ts'
import { identityState } from '#domain/verification/identity.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { CallContext } from '#server/context.ts'
import { identity_requests, phone_codes, profiles, users } from '#server/platform/db/schema/index.ts'
import { codeStart } from './code-times.ts'

/** @throws if the user has no profile, which indicates a bug */
export async function getVerification(context: CallContext): Promise<Verification> {
  const { db, clock } = context
  const { id: userId } = requireUser(context)
  const [row] = await db
    .select({ profile: profiles, email: users.email, latest: identity_requests, codeEndsAt: phone_codes.expires_at })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(
      phone_codes,
      and(
        eq(phone_codes.user_id, users.id),
        eq(phone_codes.phone_number, profiles.phone_number),
        gt(phone_codes.expires_at, clock()),
      ),
    )
    .leftJoin(identity_requests, eq(identity_requests.user_id, users.id))
    .where(eq(users.id, userId))
    .orderBy(desc(identity_requests.created_at), desc(identity_requests.id))
    .limit(1)
  if (!row) throw new Error(`The user ${userId} has no profile`)
  const { profile, email, latest, codeEndsAt } = row
  const { identity_verified_at } = profile
  const state = identityState({ identity_verified_at, latest })
  return {
    email,
    phone_number: profile.phone_number,
    is_phone_verified: profile.phone_number !== null && profile.phone_number === profile.verified_phone_number,
    phone_code_sent_at: codeEndsAt && codeStart(codeEndsAt).toISOString(),
    identity: {
      state,
      document_kind: latest?.document_kind ?? null,
      rejection_reason: state === 'rejected' ? (latest?.rejection_reason ?? null) : null,
      rejection_note: state === 'rejected' ? (latest?.rejection_note ?? null) : null,
      requested_at: latest?.created_at.toISOString() ?? null,
      verified_at: identity_verified_at?.toISOString() ?? null,
    },
  }
}
