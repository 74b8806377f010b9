import { loadArea } from '../default-texts.ts'

/** The screens of users, for admins and moderators. */
export const adminUsersTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
