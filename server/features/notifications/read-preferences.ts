import { eq } from 'drizzle-orm'
import { DEFAULT_QUIET_HOURS, type QuietHours } from '#domain/notifications/quiet-hours.ts'
import { TOPIC_RULES, type Channel, type Topic } from '#domain/notifications/topics.ts'
import type { Db } from '#server/platform/db/client.ts'
import { notification_choices, quiet_hours } from '#server/platform/db/schema/index.ts'

export interface Preferences {
  isOn: (topic: Topic, channel: Channel) => boolean
  quiet_hours: QuietHours
}

export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const choices = await db.select().from(notification_choices).where(eq(notification_choices.user_id, userId))
  const [quiet] = await db.select().from(quiet_hours).where(eq(quiet_hours.user_id, userId))
  return {
    isOn: (topic, channel) => {
      const { channels, isFixed } = TOPIC_RULES[topic]
      const chosen = choices.find((choice) => choice.topic === topic && choice.channel === channel)
      return channels.includes(channel) && (isFixed || (chosen?.is_on ?? true))
    },
    quiet_hours: quiet ? { from_hour: quiet.from_hour, to_hour: quiet.to_hour } : DEFAULT_QUIET_HOURS,
  }
}
