import { loadArea } from '../default-texts.ts'

/** How the price of an ad compares. */
export const fairPriceTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
