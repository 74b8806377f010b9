import { loadArea } from '../default-texts.ts'

/** Recent searches on this device, what was understood of a text, and searches that find nothing. */
export const searchTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
