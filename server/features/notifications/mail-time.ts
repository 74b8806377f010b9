import { afterQuietHours } from '#domain/notifications/quiet-hours.ts'
import { TOPIC_RULES, type Topic } from '#domain/notifications/topics.ts'
import type { Db } from '#server/platform/db/client.ts'
import { readPreferences } from './read-preferences.ts'

interface Mail {
  user_id: string
  topic: Topic
  now: Date
}

/** When a user may be emailed about a current event; null if the user has turned off such emails. */
export async function mailTime(db: Db, { user_id, topic, now }: Mail): Promise<Date | null> {
  const { isOn, quiet_hours } = await readPreferences(db, user_id)
  if (!isOn(topic, 'email')) return null
  return TOPIC_RULES[topic].isFixed ? now : afterQuietHours(now, quiet_hours)
}
