import { loadArea } from '../default-texts.ts'

/** Prices that buyers and sellers offer each other. */
export const offersTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
