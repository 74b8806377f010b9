import { loadArea } from '../default-texts.ts'

/** Undoing what admins changed, and the audit log. */
export const auditTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
