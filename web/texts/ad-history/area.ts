import { loadArea } from '../default-texts.ts'

/** What an ad said before. */
export const adHistoryTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
