import { loadArea } from '../default-texts.ts'

/** The screens of users, for admins and moderators. */
export const adminUsersTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
