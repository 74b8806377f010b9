import { loadArea } from '../default-texts.ts'

/** Parts of the installation, and what to do about them. */
export const systemCheckTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
