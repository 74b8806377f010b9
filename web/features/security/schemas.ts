import { laterSchema } from '#web/ui/form/later-schema.ts'

export const PASSWORD = laterSchema(async () => (await import('#contract/security.ts')).Password, ['password'])

export const AUTHENTICATOR_CODE = laterSchema(
  async () => (await import('#contract/security.ts')).AuthenticatorCode,
  ['code'],
)

export const PASSWORD_CHANGE = laterSchema(
  async () => (await import('#contract/accounts.ts')).PasswordChange,
  ['current_password', 'password'],
)

export const EMAIL_CHANGE = laterSchema(
  async () => (await import('#contract/accounts.ts')).EmailChange,
  ['new_email', 'password'],
)
