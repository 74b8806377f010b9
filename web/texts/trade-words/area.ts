import { loadArea } from '../default-texts.ts'

/** The glossary, and its admin screens. */
export const tradeWordTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
