import { laterSchema } from '#web/ui/form/later-schema.ts'

export const SUPPORT_REQUEST = laterSchema(
  async () => (await import('#contract/support.ts')).NewSupportRequest,
  ['topic', 'account_email', 'name', 'email', 'text'],
)
