import { loadArea } from '../default-texts.ts'

/** The editor of the text of an article. */
export const writingTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
