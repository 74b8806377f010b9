import webPush from 'web-push'
import { z } from 'zod'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { push_devices, push_keys } from '#server/platform/db/schema/index.ts'
import type { PushKeys } from '#server/platform/push/push-sender.ts'
import { seal, unseal } from '#server/platform/seal.ts'

const PURPOSE = 'push keys'

/**
 * Reads the VAPID keys of this installation. Creates them on first use, and again if the secret of the installation has
 * changed.
 */
export async function readPushKeys({ db, authSecret }: Pick<Services, 'db' | 'authSecret'>): Promise<PushKeys> {
  return (await findKeys(db, authSecret)) ?? db.transaction((tx) => makeKeys(tx, authSecret))
}

async function findKeys(db: Db, secret: string): Promise<PushKeys | undefined> {
  const [stored] = await db.select().from(push_keys)
  const { data } = z.string().safeParse(stored && unseal(secret, PURPOSE, stored.private_key))
  return stored && data !== undefined ? { publicKey: stored.public_key, privateKey: data } : undefined
}

async function makeKeys(tx: Db, secret: string): Promise<PushKeys> {
  const made = webPush.generateVAPIDKeys()
  const row = { public_key: made.publicKey, private_key: seal(secret, PURPOSE, made.privateKey) }
  const [added] = await tx.insert(push_keys).values(row).onConflictDoNothing().returning()
  if (added) return made
  // the lock ensures that only one process creates keys
  await tx.select().from(push_keys).for('update')
  const stored = await findKeys(tx, secret)
  if (stored) return stored
  await tx.update(push_keys).set(row)
  // subscriptions depend on the old keys
  await tx.delete(push_devices)
  return made
}
