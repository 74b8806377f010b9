export const PREFERENCES = {
  load: async () => (await import('#contract/notifications.ts')).NotificationPreferences,
  required: [],
}
