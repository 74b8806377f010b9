import { loadArea } from '../default-texts.ts'

/** Appointments of buyers and sellers. */
export const appointmentsTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
