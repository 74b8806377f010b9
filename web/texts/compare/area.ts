import { loadArea } from '../default-texts.ts'

/** Cars side by side. */
export const compareTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
