import { z } from 'zod'
import { isOffered, TOPICS, type Topic } from '#domain/notifications/topics.ts'
import type { Services } from '#server/context.ts'
import { seal, unseal } from '#server/platform/seal.ts'

const PURPOSE = 'stop emails'
const Sealed = z.tuple([z.uuid(), z.enum(TOPICS)])

type Needed = Pick<Services, 'authSecret' | 'publicUrl'>

/**
 * A link for one-click unsubscribe. It turns off emails of a topic without signing in. Undefined if the topic cannot be
 * turned off.
 */
export const stopLinkOf = ({ authSecret, publicUrl }: Needed, userId: string, topic: Topic): string | undefined =>
  isOffered(topic, 'email')
    ? `${publicUrl}/notifications/stop/${seal(authSecret, PURPOSE, [userId, topic])}`
    : undefined

/** Undefined if the token is invalid. */
export function openStopToken({ authSecret }: Pick<Needed, 'authSecret'>, token: string) {
  const { data } = Sealed.safeParse(unseal(authSecret, PURPOSE, token))
  return data && { user_id: data[0], topic: data[1] }
}
