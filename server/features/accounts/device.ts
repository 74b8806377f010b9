import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { known_devices, users } from '#server/platform/db/schema/index.ts'
import { readCookie, sendCookie } from './cookies.ts'

const COOKIE = 'sayyad.device'
const YEAR = 31_536_000

const hashOf = (device: string): string => createHash('sha256').update(device).digest('hex')

/**
 * Sets the device cookie unless the browser has one.
 * @returns the hash of the cookie
 */
export function markDevice(context: CallContext): string {
  const device = readCookie(context, COOKIE) ?? randomBytes(24).toString('base64url')
  sendCookie(context, { name: COOKIE, value: device, seconds: YEAR })
  return hashOf(device)
}

/**
 * The key for limiting attempts on an account. Known devices of the account have their own keys, so that guesses from
 * other devices do not lock out the owner.
 */
export async function attemptKeyOf(context: CallContext, email: string): Promise<string> {
  const device = readCookie(context, COOKIE)
  if (!device) return email
  const deviceHash = hashOf(device)
  const [known] = await context.db
    .select({ user_id: users.id })
    .from(users)
    .innerJoin(known_devices, and(eq(known_devices.user_id, users.id), eq(known_devices.device_hash, deviceHash)))
    .where(eq(users.email, email))
  return known ? `${email} ${deviceHash}` : email
}
