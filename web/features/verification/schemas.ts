export const NOTHING = { load: async () => (await import('./own-schemas.ts')).Nothing, required: [] }

export const PHONE_CODE = {
  load: async () => (await import('#contract/verification.ts')).PhoneCode,
  required: ['code'],
}

export const DOCUMENT = {
  load: async () => (await import('./own-schemas.ts')).Document,
  required: ['document_kind', 'front', 'back'],
}
