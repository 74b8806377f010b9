import { loadArea } from '../default-texts.ts'

/** Shared by forms, sign-in and the screens for users only. */
export const formTexts = await loadArea({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
})
