import { laterSchema } from '#web/ui/form/later-schema.ts'

export const PROFILE = laterSchema(
  async () => (await import('#contract/profiles.ts')).ProfileUpdate,
  ['first_name', 'last_name', 'country_code', 'phone_number'],
)
