import { loadArea } from '../default-texts.ts'

/** Pages of prices. */
export const priceTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
