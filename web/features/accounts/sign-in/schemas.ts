import { laterSchema } from '#web/ui/form/later-schema.ts'

// each import names what it needs, so that the bundle has nothing else of the module
export const SIGN_IN = laterSchema(async () => (await import('#contract/accounts.ts')).SignIn, ['email', 'password'])

export const SIGN_UP = laterSchema(
  async () => (await import('#contract/accounts.ts')).SignUp.omit({ lang: true, next: true }),
  ['first_name', 'last_name', 'email', 'password', 'country_code', 'phone_number', 'accepts_terms'],
)

export const CORRECTION = laterSchema(
  async () => (await import('#contract/accounts.ts')).SignUpCorrection.omit({ next: true }),
  ['email'],
)

export const RESET_REQUEST = laterSchema(
  async () => (await import('#contract/accounts.ts')).PasswordResetRequest,
  ['email'],
)

export const RESET = laterSchema(
  async () => (await import('#contract/accounts.ts')).PasswordReset.omit({ token: true }),
  ['password'],
)

export const CODE = laterSchema(
  async () => (await import('#contract/accounts.ts')).SecondFactorCode.omit({ kind: true }),
  ['code'],
)

export const PASSWORD = laterSchema(async () => (await import('#contract/security.ts')).Password, ['password'])
