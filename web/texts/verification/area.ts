import { loadArea } from '../default-texts.ts'

/** Verification of phone numbers and identities. */
export const verificationTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
