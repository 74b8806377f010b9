import type { CallContext } from '#server/context.ts'
import type { Limit } from '#server/platform/limits.ts'

const HOUR = 3600

/** Per IP address, which many people may share. */
const BY_ADDRESS: Limit = { name: 'email_relay_address', perAddress: 0.5, seconds: HOUR }
/** Per writer, from any address to any receiver. */
const BY_WRITER: Limit = { name: 'email_relay_writer', points: 10, seconds: HOUR }

/** @throws TOO_MANY_ATTEMPTS */
export async function takeFromAddress({ limits, request }: CallContext): Promise<void> {
  await limits.take(BY_ADDRESS, request.address)
}

/** @throws TOO_MANY_ATTEMPTS */
export async function takeFromWriter({ limits }: CallContext, user_id: string): Promise<void> {
  await limits.take(BY_WRITER, user_id)
}
