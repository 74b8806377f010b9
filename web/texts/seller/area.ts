import { loadArea } from '../default-texts.ts'

/** The page of a seller, and what sellers tell buyers there. */
export const sellerTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
