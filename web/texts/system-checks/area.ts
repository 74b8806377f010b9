import { loadArea } from '../default-texts.ts'

/** Parts of the installation, and what to do about them. */
export const systemCheckTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
