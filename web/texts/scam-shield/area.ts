import { loadArea } from '../default-texts.ts'

/** Scam warnings in conversations. */
export const scamShieldTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
