import type { MediaPicture } from '#contract/media.ts'
import type { Lang } from '#domain/language.ts'

/** The description of a picture, in the other language if there is only that one; empty if there is none. */
export function pictureAlt(picture: Pick<MediaPicture, 'alt_ar' | 'alt_en'>, lang: Lang): string {
  const { alt_ar, alt_en } = picture
  return lang === 'ar' ? alt_ar || alt_en : alt_en || alt_ar
}
