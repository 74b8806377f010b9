import type { Lang } from '#domain/language.ts'

/** The title in a language, in the other one if necessary; empty if there is none. */
export function articleName({ title_ar, title_en }: { title_ar: string; title_en: string }, lang: Lang): string {
  return lang === 'ar' ? title_ar || title_en : title_en || title_ar
}
