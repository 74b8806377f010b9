import { loadArea } from '../default-texts.ts'

/** Home page. */
export const homeTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
