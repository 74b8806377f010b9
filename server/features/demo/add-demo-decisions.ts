import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import { timesOf, type Measure, type PenaltyRule } from '#domain/penalties/penalty.ts'
import type { Services } from '#server/context.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import { IDENTITY_FOLDER } from '#server/features/verification/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  admin_changes,
  identity_documents,
  identity_requests,
  penalties,
  profiles,
} from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { ROOT } from '#server/platform/root.ts'
import { ADMIN_EMAIL, BUYER_EMAIL, SELLER_EMAIL } from './add-demo-accounts.ts'
import { idOf } from './add-demo-conversations.ts'

/** The setting that records that the decisions were added. */
export const DEMO_DECISIONS = 'demo_decisions'

interface Given extends Measure {
  rule: PenaltyRule
  reason: string
  daysAgo: number
  appeal?: string
}

/** Penalties that have ended, wait for an appeal decision, and are in force. */
const PENALTIES: readonly Given[] = [
  { rule: 'not_a_car', severity: 'notice', days: null, reason: 'الإعلان لقطع غيار لا لسيارة.', daysAgo: 45 },
  {
    rule: 'false_ad',
    severity: 'warning',
    days: null,
    reason: 'الصور لسيارة أخرى كما يظهر من لوحتها.',
    daysAgo: 2,
    appeal: 'اللوحة تغيّرت بعد نقل الملكية والسيارة نفسها، وعندي الاستمارة القديمة.',
  },
  { rule: 'spam', severity: 'limited', days: 7, reason: 'رسائل دعائية متكررة لمشترين كثر.', daysAgo: 1 },
]

/** Adds an identity request, an appeal and recent changes for the demo admin. */
export async function addDemoDecisions(services: Services): Promise<void> {
  const { db, files } = services
  if ((await readSetting(db, DEMO_DECISIONS)) === true) return
  const [adminId, buyerId, sellerId] = await Promise.all(
    [ADMIN_EMAIL, BUYER_EMAIL, SELLER_EMAIL].map((email) => idOf(services, email)),
  )
  if (!adminId || !buyerId || !sellerId) return
  const now = services.clock()
  const fileKey = `${IDENTITY_FOLDER}/${randomBytes(32).toString('hex')}.webp`
  await files.private.write(fileKey, await readFile(new URL('server/features/demo/specimen-document.webp', ROOT)))
  await db.transaction(async (tx) => {
    const requestId = newId()
    const createdAt = daysBefore(now, 1)
    await tx
      .insert(identity_requests)
      .values({ id: requestId, user_id: sellerId, document_kind: 'passport', created_at: createdAt })
    await tx.insert(identity_documents).values({ id: newId(), request_id: requestId, side: 'front', file_key: fileKey })
    const people = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.demo, true), notInArray(profiles.id, [adminId, buyerId, sellerId])))
      .orderBy(asc(profiles.id))
      .limit(PENALTIES.length)
    for (const [at, { id }] of people.entries()) {
      const given = PENALTIES[at]
      if (given) await give(tx, { ...given, user_id: id, admin_id: adminId, now })
    }
    await writeSetting(tx, DEMO_DECISIONS, true)
  })
}

async function give(
  tx: Db,
  { user_id, admin_id, now, daysAgo, appeal, days, ...given }: Given & { user_id: string; admin_id: string; now: Date },
): Promise<void> {
  const createdAt = daysBefore(now, daysAgo)
  const times = timesOf({ severity: given.severity, days }, createdAt)
  const id = newId()
  await tx.insert(penalties).values({
    id,
    user_id,
    ...given,
    given_by: admin_id,
    created_at: createdAt,
    ...times,
    ...(appeal !== undefined && { appeal, appealed_at: daysBefore(now, daysAgo / 2) }),
    is_demo: true,
  })
  await tx.insert(admin_changes).values({
    id: newId(),
    admin_id,
    what: 'give_penalty',
    subject_id: user_id,
    before: { penalty: null },
    after: { penalty: id, ...given, until: times.ends_at?.toISOString() ?? null },
    is_demo: true,
    created_at: createdAt,
  })
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
