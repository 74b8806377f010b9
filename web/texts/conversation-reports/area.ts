import { loadArea } from '../default-texts.ts'

/** Reports about conversations, for both sides of them and for admins. */
export const conversationReportsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
