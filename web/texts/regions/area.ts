import { loadArea } from '../default-texts.ts'

/** The map of regions. */
export const regionTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
