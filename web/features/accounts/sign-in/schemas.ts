// each import names what it needs, so that the bundle has nothing else of the module
export const SIGN_IN = {
  load: async () => (await import('#contract/accounts.ts')).SignIn,
  required: ['email', 'password'],
}

export const SIGN_UP = {
  load: async () => (await import('#contract/accounts.ts')).SignUp.omit({ lang: true, next: true }),
  required: ['first_name', 'last_name', 'email', 'password', 'country_code', 'phone_number', 'accepts_terms'],
}

export const CORRECTION = {
  load: async () => (await import('#contract/accounts.ts')).SignUpCorrection.omit({ next: true }),
  required: ['email'],
}

export const RESET_REQUEST = {
  load: async () => (await import('#contract/accounts.ts')).PasswordResetRequest,
  required: ['email'],
}

export const RESET = {
  load: async () => (await import('#contract/accounts.ts')).PasswordReset.omit({ token: true }),
  required: ['password'],
}

export const CODE = {
  load: async () => (await import('#contract/accounts.ts')).SecondFactorCode.omit({ kind: true }),
  required: ['code'],
}

export const PASSWORD = { load: async () => (await import('#contract/security.ts')).Password, required: ['password'] }
