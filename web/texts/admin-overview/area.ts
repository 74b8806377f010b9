import { loadArea } from '../default-texts.ts'

/** What waits for admins, and failed jobs. */
export const adminOverviewTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
