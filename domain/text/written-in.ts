import type { Lang } from '#domain/language.ts'

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const ARABIC = /^\p{Script=Arabic}/u
const LATIN = /^\p{Script=Latin}/u
/** Letters of Urdu and its neighbours that no Arabic keyboard has. */
const NOT_ARABIC = /[ٹڈڑںےہھ]/
/** Arabic texts name cars in Latin letters, so fewer Arabic words suffice, and still fewer after an Arabic beginning. */
const ARABIC_SHARE = 0.4
const SHARE_AFTER_ARABIC = 0.2

interface Written {
  /** Missing if it is neither of our languages. */
  lang?: Lang
  dir: 'rtl' | 'ltr' | 'auto'
}

/** Language and direction of a text that somebody typed, by the scripts of its words. */
export function writtenIn(text: string): Written {
  const words = text.match(WORD) ?? []
  const countOf = (script: RegExp) => words.filter((word) => script.test(word)).length
  const share = ARABIC.test(words[0] ?? '') ? SHARE_AFTER_ARABIC : ARABIC_SHARE
  if (words.length && countOf(ARABIC) >= share * words.length) {
    return NOT_ARABIC.test(text) ? { dir: 'rtl' } : { lang: 'ar', dir: 'rtl' }
  }
  return countOf(LATIN) * 2 > words.length ? { lang: 'en', dir: 'ltr' } : { dir: 'auto' }
}
