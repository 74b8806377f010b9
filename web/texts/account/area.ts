import { loadArea } from '../default-texts.ts'

/** Dashboard, profiles, favorites and saved searches. */
export const accountTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
