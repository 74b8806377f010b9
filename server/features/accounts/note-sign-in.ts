import { eq } from 'drizzle-orm'
import { formatDateTime } from '#domain/format/format-date.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { CallContext } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { readSentences } from '#server/features/sentences/public.ts'
import { known_devices, profiles, sessions, users } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { markDevice } from './device.ts'

/** Ends the previous session and records the device. Emails the user about a new device unless it is the first one. */
export async function noteSignIn(context: CallContext, profile: typeof profiles.$inferSelect): Promise<void> {
  const { db, clock, caller, request, publicUrl } = context
  const now = clock()
  const deviceHash = markDevice(context)

  await db.transaction(async (tx) => {
    if ('session_id' in caller) await endSessions(tx, eq(sessions.id, caller.session_id))
    await tx.update(profiles).set({ last_login: now, last_seen_at: now }).where(eq(profiles.id, profile.id))
    const seen = await tx.select().from(known_devices).where(eq(known_devices.user_id, profile.id))
    await tx
      .insert(known_devices)
      .values({ user_id: profile.id, device_hash: deviceHash, last_seen_at: now })
      .onConflictDoUpdate({ target: [known_devices.user_id, known_devices.device_hash], set: { last_seen_at: now } })
    if (!seen.length || seen.some((one) => one.device_hash === deviceHash)) return
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, profile.id))
    const lang = profile.preferred_language
    const say = (await readSentences(tx))(lang)
    const values = {
      name: profile.first_name ?? '',
      device: deviceName(request.user_agent, (key, words) => say(`sentence_${key}`, words)),
      time: formatDateTime(now, lang),
    }
    const link = `${publicUrl}/dashboard?tab=security`
    if (user) await queueMail(context, tx, user.email, { template: 'new_sign_in', lang, values, link })
  })
}
