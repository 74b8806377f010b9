import { loadArea } from '../default-texts.ts'

/** Posting and managing ads, reports and emails about them. */
export const adsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
