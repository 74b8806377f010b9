import { loadArea } from '../default-texts.ts'

/** Why an uploaded table or a cell of it cannot be read. */
export const tableFileTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
