import { loadArea } from '../default-texts.ts'

/** The text editor. */
export const websiteTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
