import { loadArea } from '../default-texts.ts'

/** Signing up and in, and its links. */
export const signInTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
