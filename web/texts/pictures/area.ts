import { loadArea } from '../default-texts.ts'

/** The field for an ad’s pictures. */
export const pictureTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
