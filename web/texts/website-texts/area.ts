import { loadArea } from '../default-texts.ts'

/** The editor of all texts. */
export const websiteTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
