import { loadArea } from '../default-texts.ts'

/** How the marketplace does. */
export const insightTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
