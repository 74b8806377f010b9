import { loadArea } from '../default-texts.ts'

/** Insights into the marketplace. */
export const insightTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
