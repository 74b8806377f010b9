import { loadArea } from '../default-texts.ts'

/** Dashboard and texts shared by forms. */
export const accountTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
