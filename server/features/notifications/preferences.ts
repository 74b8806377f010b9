import { eq, sql } from 'drizzle-orm'
import type { NotificationPreferences } from '#contract/notifications.ts'
import { CHANNELS, isOffered, TOPICS } from '#domain/notifications/topics.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { notification_choices, quiet_hours, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { readPreferences } from './read-preferences.ts'
import { openStopToken } from './stop-link.ts'

export async function getPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const { isOn, quiet_hours: quiet } = await readPreferences(db, userId)
  return {
    choices: TOPICS.flatMap((topic) =>
      CHANNELS.filter((channel) => isOffered(topic, channel)).map((channel) => ({
        topic,
        channel,
        is_on: isOn(topic, channel),
      })),
    ),
    quiet_hours: quiet,
  }
}

/** Stores preferences, except for topics that cannot be turned off. */
export async function setPreferences(
  db: Db,
  userId: string,
  { choices, quiet_hours: hours }: NotificationPreferences,
): Promise<void> {
  await db.transaction(async (tx) => {
    const offered = choices.filter(({ topic, channel }) => isOffered(topic, channel))
    await choose(tx, userId, offered)
    await tx
      .insert(quiet_hours)
      .values({ user_id: userId, ...hours })
      .onConflictDoUpdate({ target: quiet_hours.user_id, set: hours })
  })
}

/**
 * Turns off the emails of a topic using an emailed link.
 * @throws LINK_INVALID
 */
export async function stopByLink(services: Pick<Services, 'authSecret' | 'db'>, token: string): Promise<void> {
  const found = openStopToken(services, token)
  const isKnown = found && (await services.db.$count(users, eq(users.id, found.user_id))) > 0
  if (!isKnown) throw fail('LINK_INVALID')
  await choose(services.db, found.user_id, [{ topic: found.topic, channel: 'email', is_on: false }])
}

async function choose(db: Db, userId: string, choices: NotificationPreferences['choices']): Promise<void> {
  if (!choices.length) return
  await db
    .insert(notification_choices)
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflictDoUpdate({
      target: [notification_choices.user_id, notification_choices.topic, notification_choices.channel],
      set: { is_on: sql`excluded.is_on` },
    })
}
