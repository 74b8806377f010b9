import type { Lang } from '#domain/language.ts'

/** The description of a picture, in the other language if there is only that one; empty if there is none. */
export const pictureAlt = ({ alt_ar, alt_en }: { alt_ar: string; alt_en: string }, lang: Lang): string =>
  lang === 'ar' ? alt_ar || alt_en : alt_en || alt_ar
