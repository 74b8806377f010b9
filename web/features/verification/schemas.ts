import { laterSchema } from '#web/ui/form/later-schema.ts'

export const NOTHING = laterSchema(async () => (await import('./own-schemas.ts')).Nothing, [])

export const PHONE_CODE = laterSchema(async () => (await import('#contract/verification.ts')).PhoneCode, ['code'])

export const DOCUMENT = laterSchema(
  async () => (await import('./own-schemas.ts')).Document,
  ['document_kind', 'front', 'back'],
)
