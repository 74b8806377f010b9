import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import type { CallContext } from '#server/context.ts'
import { isModerating } from '#server/platform/http/access.ts'
import { networkOf } from '#server/platform/networks.ts'

/**
 * A daily pseudonym of a user or browser: 32 hexadecimal digits, which cannot be reversed without the secret. Null for
 * robots and moderators, who are not counted.
 */
export function visitorOf(
  { caller, request, authSecret }: Pick<CallContext, 'caller' | 'request' | 'authSecret'>,
  day: string,
): string | null {
  if (isModerating(caller) || isbot(request.user_agent)) return null
  const who = caller.kind !== 'anonymous' ? caller.id : `${networkOf(request.address)} ${request.user_agent ?? ''}`
  return createHmac('sha256', authSecret).update(`${day} ${who}`).digest('hex').slice(0, 32)
}
