import { loadArea } from '../default-texts.ts'

/** The dialog of the data saver. */
export const dataSaverTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
