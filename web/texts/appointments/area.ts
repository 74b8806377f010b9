import { loadArea } from '../default-texts.ts'

/** When and where buyers and sellers meet. */
export const appointmentsTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
