import type { CallContext } from '#server/context.ts'
import type { Limit } from '#server/platform/limits.ts'

const HOUR = 3600

/** Many people may share an address. */
const BY_ADDRESS: Limit = { name: 'email_relay_address', per_address: 0.5, seconds: HOUR }
/** Of one writer, wherever they write from and to whom. */
const BY_WRITER: Limit = { name: 'email_relay_writer', points: 10, seconds: HOUR }

/** @throws ORPCError TOO_MANY_ATTEMPTS */
export async function takeFromAddress({ limits, request }: CallContext): Promise<void> {
  await limits.take(BY_ADDRESS, request.address)
}

/** @throws ORPCError TOO_MANY_ATTEMPTS */
export async function takeFromWriter({ limits }: CallContext, user_id: string): Promise<void> {
  await limits.take(BY_WRITER, user_id)
}
