import { loadArea } from '../default-texts.ts'

/** The library of pictures, and the field that chooses from it. */
export const mediaTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
