import { loadArea } from '../default-texts.ts'

/** Writing an ad. */
export const addCarTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
