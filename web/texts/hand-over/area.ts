import { loadArea } from '../default-texts.ts'

/** The hand-over of a car whose price is agreed. */
export const handOverTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
