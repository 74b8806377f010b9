import { loadArea } from '../default-texts.ts'

/** Errors of API calls and of form fields. */
export const errorTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
