import type { WebsiteText } from '#contract/texts.ts'
import type { Lang } from '#domain/language.ts'

/** Texts that replace built-in ones, by key. */
export type TextOverlay = Readonly<Record<string, string>>

export function overlayOf(lang: Lang, changed: readonly WebsiteText[]): TextOverlay {
  const inLanguage = changed.map((text) => [text.text_key, text[`text_${lang}`]] as const)
  return Object.fromEntries(inLanguage.filter(([, text]) => text !== ''))
}
