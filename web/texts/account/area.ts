import { loadArea } from '../default-texts.ts'

/** The menu of an account, its dashboard, and what forms share. */
export const accountTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
