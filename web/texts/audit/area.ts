import { loadArea } from '../default-texts.ts'

/** The audit log and undo. */
export const auditTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
