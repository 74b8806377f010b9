import { loadArea } from '../default-texts.ts'

/** Warnings of fraud in conversations. */
export const scamShieldTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
