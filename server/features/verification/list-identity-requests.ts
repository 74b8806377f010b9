import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { IdentityRequest } from '#contract/verification.ts'
import { findCountry } from '#server/features/countries/public.ts'
import { listOldest } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { identity_documents, identity_requests, profiles, users } from '#server/platform/db/schema/index.ts'

const MOST_LISTED = 20

/** Pending requests, oldest first. */
export async function listIdentityRequests(db: Db): Promise<{ items: IdentityRequest[]; total: number }> {
  const { rows, total } = await listOldest(db, {
    waiting: () =>
      db
        .select({ request: identity_requests, profile: profiles, email: users.email })
        .from(identity_requests)
        .innerJoin(users, eq(users.id, identity_requests.user_id))
        .innerJoin(profiles, eq(profiles.id, users.id))
        .where(isNull(identity_requests.decision))
        .$dynamic(),
    order: [identity_requests.created_at, identity_requests.id],
    most: MOST_LISTED,
  })
  const requestIds = rows.map(({ request }) => request.id)
  const userIds = rows.map(({ request }) => request.user_id)
  const [documents, rejected] = await Promise.all([
    db
      .select()
      .from(identity_documents)
      .where(inArray(identity_documents.request_id, requestIds))
      .orderBy(sql`${identity_documents.side} desc`),
    db
      .select({ user_id: identity_requests.user_id, count: count() })
      .from(identity_requests)
      .where(and(inArray(identity_requests.user_id, userIds), eq(identity_requests.decision, 'rejected')))
      .groupBy(identity_requests.user_id),
  ])
  const items = rows.map(({ request, profile, email }) => {
    const country = findCountry(profile.country_code)
    return {
      id: request.id,
      user_id: request.user_id,
      document_kind: request.document_kind,
      requested_at: request.created_at.toISOString(),
      first_name: profile.first_name,
      last_name: profile.last_name,
      email,
      phone_number: profile.phone_number,
      is_phone_verified: profile.phone_number !== null && profile.phone_number === profile.verified_phone_number,
      country_code: profile.country_code,
      country_name_ar: country?.country_name_ar ?? null,
      country_name_en: country?.country_name_en ?? null,
      joined_at: profile.created_at.toISOString(),
      rejected_count: rejected.find(({ user_id }) => user_id === request.user_id)?.count ?? 0,
      documents: documents.filter(({ request_id }) => request_id === request.id).map(({ id, side }) => ({ id, side })),
    }
  })
  return { items, total }
}
