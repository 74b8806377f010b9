export const PASSWORD = { load: async () => (await import('#contract/security.ts')).Password, required: ['password'] }

export const AUTHENTICATOR_CODE = {
  load: async () => (await import('#contract/security.ts')).AuthenticatorCode,
  required: ['code'],
}

export const PASSWORD_CHANGE = {
  load: async () => (await import('#contract/accounts.ts')).PasswordChange,
  required: ['current_password', 'password'],
}

export const EMAIL_CHANGE = {
  load: async () => (await import('#contract/accounts.ts')).EmailChange,
  required: ['new_email', 'password'],
}
