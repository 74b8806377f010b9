import { loadArea } from '../default-texts.ts'

/** The editor of ads. */
export const addCarTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
