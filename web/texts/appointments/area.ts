import { loadArea } from '../default-texts.ts'

/** When and where buyers and sellers meet. */
export const appointmentsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
