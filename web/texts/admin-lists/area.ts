import { loadArea } from '../default-texts.ts'

/** Saved views, columns and CSV export of admin lists. */
export const adminListsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
