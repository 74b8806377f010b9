import type { Lang } from '#domain/language.ts'

const WORD = /\p{L}[\p{L}\p{M}]*/gu
/** Prices have it in both languages. */
const CURRENCY = /ر\.س/g
const ARABIC = /^\p{Script=Arabic}/u
const ANY_ARABIC = /\p{Script=Arabic}/u
const LATIN = /^\p{Script=Latin}/u
/** Letters of Urdu and its neighbours that no Arabic keyboard has. */
const NOT_ARABIC = /[ٹڈڑںےہھ]/
/** Arabic texts name cars in Latin letters, so fewer Arabic words suffice, and still fewer after an Arabic beginning. */
const ARABIC_SHARE = 0.4
const SHARE_AFTER_ARABIC = 0.2

export interface Written {
  /** Missing if it is neither of our languages. */
  lang?: Lang
  dir: 'rtl' | 'ltr' | 'auto'
}

/** Whether a text has an Arabic letter, other than those of the currency. */
export const hasArabic = (text: string): boolean => ANY_ARABIC.test(text.replaceAll(CURRENCY, ''))

/** Language and direction of a text that somebody typed, by the scripts of its words. */
export function writtenIn(text: string): Written {
  const words = text.replaceAll(CURRENCY, '').match(WORD) ?? []
  const countOf = (script: RegExp) => words.filter((word) => script.test(word)).length
  const share = ARABIC.test(words[0] ?? '') ? SHARE_AFTER_ARABIC : ARABIC_SHARE
  if (words.length && countOf(ARABIC) >= share * words.length) {
    return NOT_ARABIC.test(text) ? { dir: 'rtl' } : { lang: 'ar', dir: 'rtl' }
  }
  return countOf(LATIN) * 2 > words.length ? { lang: 'en', dir: 'ltr' } : { dir: 'auto' }
}
