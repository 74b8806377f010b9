import type { Lang } from '#domain/language.ts'

/** What the dialog that installs the site shows of it. `scripts/screenshots.ts` takes these pictures. */
export const SCREENSHOTS = [
  { page: 'home', form: 'narrow' },
  { page: 'explore', form: 'narrow' },
  { page: 'car', form: 'narrow' },
  { page: 'home', form: 'wide' },
  { page: 'explore', form: 'wide' },
] as const

type Screenshot = (typeof SCREENSHOTS)[number]

/** In CSS pixels, and how many pixels of the picture each of them has. */
export const SCREENS = {
  narrow: { width: 390, height: 780, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const

export const screenshotPath = ({ page, form }: Screenshot, lang: Lang): string =>
  `/screenshots/${page}-${form}-${lang}.webp`
