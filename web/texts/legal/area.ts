import { loadArea } from '../default-texts.ts'

/** Terms of use and privacy policy. */
export const legalTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
