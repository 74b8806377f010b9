import { loadArea } from '../default-texts.ts'

/** What was searched for on this device, and what is not found here. */
export const searchTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
