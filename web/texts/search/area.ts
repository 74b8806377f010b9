import { loadArea } from '../default-texts.ts'

/** What was searched for on this device, and what is not found here. */
export const searchTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
