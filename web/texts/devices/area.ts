import { loadArea } from '../default-texts.ts'

/** Names of devices by browser and system. */
export const deviceNameTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
