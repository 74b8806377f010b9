import { laterSchema } from '#web/ui/form/later-schema.ts'

const accounts = () => import('#contract/accounts.ts')

export const SIGN_IN = laterSchema(async () => (await accounts()).SignIn, ['email', 'password'])

export const SIGN_UP = laterSchema(
  async () => (await accounts()).SignUp.omit({ lang: true, next: true }),
  ['first_name', 'last_name', 'email', 'password', 'country_code', 'phone_number', 'accepts_terms'],
)

export const CORRECTION = laterSchema(async () => (await accounts()).SignUpCorrection.omit({ next: true }), ['email'])

export const RESET_REQUEST = laterSchema(async () => (await accounts()).PasswordResetRequest, ['email'])

export const RESET = laterSchema(async () => (await accounts()).PasswordReset.omit({ token: true }), ['password'])

export const CODE = laterSchema(async () => (await accounts()).SecondFactorCode.omit({ kind: true }), ['code'])

export const PASSWORD = laterSchema(async () => (await import('#contract/security.ts')).Password, ['password'])
