import { loadArea } from '../default-texts.ts'

/** Cars side by side. */
export const compareTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
