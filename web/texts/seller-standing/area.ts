import { loadArea } from '../default-texts.ts'

/** Rating and response time of sellers. */
export const sellerStandingTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
