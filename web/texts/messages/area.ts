import { loadArea } from '../default-texts.ts'

/** Conversations of buyers and sellers. */
export const messagesTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
