import { loadArea } from '../default-texts.ts'

/** Shortlists that a user decides on with others. */
export const shortlistTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
