import { loadArea } from '../default-texts.ts'

/** The picture field of the ad editor. */
export const pictureTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
