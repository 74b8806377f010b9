import { loadArea } from '../default-texts.ts'

/** The list of tags and the editor of their rules. */
export const tagTexts = await loadArea({
  ar: async () => (await import('./ar.ts')).ar,
  en: async () => (await import('./en.ts')).en,
})
