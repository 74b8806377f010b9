import { loadArea } from '../default-texts.ts'

/** Recent searches on this device, and searches for other goods. */
export const searchTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
