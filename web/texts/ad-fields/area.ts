import { loadArea } from '../default-texts.ts'

/** Names of fields of an ad, and of ways to contact its seller, for reviews and the audit log. */
export const adFieldTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
