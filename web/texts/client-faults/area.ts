import { loadArea } from '../default-texts.ts'

/** Errors of pages in browsers, for admins. */
export const clientFaultTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
