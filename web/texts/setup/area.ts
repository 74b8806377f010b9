import { loadArea } from '../default-texts.ts'

/** The first admin of a new site, or the restore of a backup. */
export const setupTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
