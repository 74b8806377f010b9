import { loadArea } from '../default-texts.ts'

/** What shows, cites or links to content, and the warning before such content is deleted or hidden. */
export const contentUseTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
