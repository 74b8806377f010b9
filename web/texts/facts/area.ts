import { loadArea } from '../default-texts.ts'

/** Facts, wherever they are shown, and the page that lists them. */
export const factTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
