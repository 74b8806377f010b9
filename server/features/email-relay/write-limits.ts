import type { CallContext } from '#server/context.ts'
import type { Limit } from '#server/platform/limits.ts'

const HOUR = 3600

/** The limit per IP address, which many users may share. */
const BY_ADDRESS: Limit = { name: 'email_relay_address', perAddress: 0.5, seconds: HOUR }
/** The limit per sender, from any address to any recipient. */
const BY_WRITER: Limit = { name: 'email_relay_writer', points: 10, seconds: HOUR }

/** @throws TOO_MANY_ATTEMPTS */
export async function takeFromAddress({ limits, request }: CallContext): Promise<void> {
  await limits.take(BY_ADDRESS, request.address)
}

/** @throws TOO_MANY_ATTEMPTS */
export async function takeFromWriter({ limits }: CallContext, userId: string): Promise<void> {
  await limits.take(BY_WRITER, userId)
}
