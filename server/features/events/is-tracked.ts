import { isbot } from 'isbot'
import type { CallContext } from '#server/context.ts'
import { isModerating } from '#server/platform/http/access.ts'

/** Whether the visitor is counted: not robots, moderators, and those who opt out of tracking. */
export const isTracked = ({ caller, request }: Pick<CallContext, 'caller' | 'request'>): boolean =>
  request.headers.get('dnt') !== '1' &&
  request.headers.get('sec-gpc') !== '1' &&
  !isModerating(caller) &&
  !isbot(request.user_agent)
