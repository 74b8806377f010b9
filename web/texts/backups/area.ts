import { loadArea } from '../default-texts.ts'

/** Backups of the site and their restore. */
export const backupTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
