import { loadArea } from '../default-texts.ts'

/** Admin screens of makers and models. */
export const carMakerTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
