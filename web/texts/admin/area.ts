import { loadArea } from '../default-texts.ts'

/** The frame of admin screens, and the parts of `web/ui` that only they use. */
export const adminTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
