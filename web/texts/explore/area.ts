import { loadArea } from '../default-texts.ts'

/** What only explore and its filters show. */
export const exploreTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
