import { loadArea } from '../default-texts.ts'

/** Comparison of cars. */
export const compareTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
