import { loadArea } from '../default-texts.ts'

/** The errors of a page, during development. */
export const errorOverlayTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
