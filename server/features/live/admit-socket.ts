import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import type { FindCaller } from '#server/features/accounts/public.ts'
import { fail } from '#server/platform/fail.ts'
import { failSignedOut } from '#server/platform/http/access.ts'
import { rawClientAddress } from '#server/platform/http/client-address.ts'
import { isOwnOrigin } from '#server/platform/http/origin-check.ts'
import { MOST_SOCKETS, OPENED, OPENED_BY_ADDRESS } from './limits.ts'
import { roomOf, type LiveServer, type LiveSocket } from './live-server.ts'

export interface Admission {
  findCaller: FindCaller
  isTrustedProxy: Config['isTrustedProxy']
}

interface Needed extends Pick<Services, 'limits'>, Admission {}

/**
 * Checks the origin, since browsers send cookies with sockets that other sites open, and server hooks do not run for
 * sockets. Sockets without a session are refused later with a reason, since a session may end while a page opens its
 * socket.
 */
export const mayConnect = (headers: IncomingHttpHeaders, publicUrl: string): boolean =>
  isOwnOrigin(headers, new URL(publicUrl).origin)

/**
 * Adds the socket of a signed-in user to the user's room. Access tokens are not accepted.
 * @throws UNAUTHORIZED, SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function admitSocket(
  { limits, findCaller, isTrustedProxy }: Needed,
  live: LiveServer,
  socket: LiveSocket,
): Promise<void> {
  await limits.take(OPENED_BY_ADDRESS, rawClientAddress(socket.request, isTrustedProxy))
  const headers = new Headers({ cookie: socket.handshake.headers.cookie ?? '' })
  const caller = await findCaller(headers, () => {})
  if (caller.kind === 'anonymous') throw failSignedOut(caller)
  if (!('session_id' in caller)) throw fail('UNAUTHORIZED')
  const room = roomOf.user(caller.id)
  const open = live.sockets.adapter.rooms.get(room)?.size ?? 0
  if (open >= MOST_SOCKETS) throw fail('TOO_MANY_ATTEMPTS', { wait_seconds: OPENED.seconds })
  await limits.take(OPENED, caller.id)
  Object.assign(socket.data, { user_id: caller.id, session_id: caller.session_id })
  await socket.join(room)
}
