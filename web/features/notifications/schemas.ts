import { laterSchema } from '#web/ui/form/later-schema.ts'

export const PREFERENCES = laterSchema(
  async () => (await import('#contract/notifications.ts')).NotificationPreferences,
  [],
)
