import { loadArea } from '../default-texts.ts'

/** Support requests. */
export const supportTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
