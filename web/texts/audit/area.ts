import { loadArea } from '../default-texts.ts'

/** Undoing what admins changed, and the audit log. */
export const auditTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
