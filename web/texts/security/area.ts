import { loadArea } from '../default-texts.ts'

/** Passwords, second factors, sessions and access tokens. */
export const securityTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
