import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { PushDevice, PushSettings } from '#contract/notifications.ts'
import type { CallContext } from '#server/context.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { push_devices } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'
import { requireSession } from '#server/platform/http/access.ts'
import type { Limit } from '#server/platform/limits.ts'
import { readPushKeys } from './push-keys.ts'

const MOST_DEVICES = 10
/** The limit per user. */
const SAVED: Limit = { name: 'push_devices_saved', points: 30, seconds: 3600 }

/** Whether the device of the session receives push notifications. */
export async function getPush(context: CallContext): Promise<PushSettings> {
  const { session_id } = requireSession(context)
  const { publicKey } = await readPushKeys(context)
  const [device] = await context.db.select().from(push_devices).where(eq(push_devices.session_id, session_id))
  return { public_key: publicKey, device: device ? { endpoint: device.endpoint, lang: device.lang } : null }
}

/**
 * Stores the device of the session. Removes the oldest devices above the limit.
 * @throws INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function savePushDevice(context: CallContext, { keys, ...given }: PushDevice): Promise<void> {
  const { db, clock, limits, push } = context
  const { id: userId, session_id } = requireSession(context)
  await limits.take(SAVED, userId)
  if (!push.accepts({ ...given, ...keys })) throw invalid('endpoint', 'invalid')
  const device = { ...given, ...keys, user_id: userId, created_at: clock() }
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    // a device belongs to the last user who signed in on it
    const isOther = and(eq(push_devices.endpoint, given.endpoint), ne(push_devices.session_id, session_id))
    await tx.delete(push_devices).where(isOther)
    await tx
      .insert(push_devices)
      .values({ session_id, ...device })
      .onConflictDoUpdate({ target: push_devices.session_id, set: device })
    const old = tx
      .select({ session_id: push_devices.session_id })
      .from(push_devices)
      .where(eq(push_devices.user_id, userId))
      .orderBy(desc(push_devices.created_at), desc(push_devices.session_id))
      .offset(MOST_DEVICES)
    await tx.delete(push_devices).where(inArray(push_devices.session_id, old))
  })
}

export async function removePushDevice(context: CallContext): Promise<void> {
  await context.db.delete(push_devices).where(eq(push_devices.session_id, requireSession(context).session_id))
}
