import { loadArea } from '../default-texts.ts'

/** Writing to those who run the site. */
export const supportTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
