import { loadArea } from '../default-texts.ts'

/** Errors of calls and of form fields. */
export const errorTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
