import { loadArea } from '../default-texts.ts'

/** Sign-up, sign-in and the targets of their emails. */
export const signInTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
