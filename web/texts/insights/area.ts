import { loadArea } from '../default-texts.ts'

/** How the marketplace does. */
export const insightTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
