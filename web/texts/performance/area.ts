import { loadArea } from '../default-texts.ts'

/** The performance widget and the metrics panel. */
export const performanceTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
