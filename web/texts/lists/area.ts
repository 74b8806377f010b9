import { loadArea } from '../default-texts.ts'

/** Selecting items of a list, and counts by day. */
export const listsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
