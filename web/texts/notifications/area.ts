import { loadArea } from '../default-texts.ts'

/** The list of notifications, and what people want to hear of. */
export const notificationTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
