/**
 * Unifies letters of Persian, Urdu and Maghribi keyboards, the forms of alef, ya and ta marbuta, and Latin letters
 * without a decomposition.
 */
export const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ۍ: 'ي',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  ݣ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڤ: 'ف',
  ڥ: 'ف',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
  ۋ: 'و',
  ۇ: 'و',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}

const MAPPED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** A lone surrogate, or a control character that does not separate words. */
export const DAMAGE = /\p{Cs}|(?![\t\n\v\f\r\x85])\p{Cc}/gu
/** Vowel marks, Quranic marks, combining marks of Latin letters; tatweel, zero-width and bidi controls. */
export const MARKS = /[\p{M}\p{Cf}ـ]/gu
export const ARABIC_DIGITS = /[٠-٩۰-۹]/g
const HAMZA_LETTERS = /[ؤئء]/g
/** Hamza on waw and ya stays a letter, although it decomposes. */
const COMPOSED_HAMZA: Readonly<Record<string, string>> = { ؤ: '\ue000', ئ: '\ue001' }
/** Characters that the quick path of `normaliseText` does not handle. */
const NEEDS_CARE = /[^a-z0-9 ء-غف-ي]/
const ALEF_AND_THE_LIKE = /[أإآىة]/g

/** The normal form of both texts and queries. Idempotent. */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase()
  if (!NEEDS_CARE.test(lower)) {
    return lower
      .replace(ALEF_AND_THE_LIKE, (letter) => LETTERS[letter] ?? letter)
      .replace(/ +/g, ' ')
      .trim()
  }
  return text
    .replace(DAMAGE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\ue000\ue001]/g, ' ')
    .replace(/[ؤئ]/g, (letter) => COMPOSED_HAMZA[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(MAPPED, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\ue000\ue001]/g, (letter) => (letter === '\ue000' ? 'ؤ' : 'ئ'))
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The form in which search boxes compare texts. `server/platform/db/search-text.ts` is its equivalent in SQL.
 * Idempotent.
 */
export const searchText = (text: string): string => foldHamza(normaliseText(text)).replace(/ +/g, ' ').trim()

/** A weaker form without hamza, which people often omit. */
export function foldHamza(normalised: string): string {
  return normalised.replace(HAMZA_LETTERS, (letter) => (letter === 'ؤ' ? 'و' : letter === 'ئ' ? 'ي' : ''))
}

/** Without spaces, so that «لاند كروزر» equals «لاندكروزر». */
export function squeeze(text: string): string {
  return normaliseText(text).replaceAll(' ', '')
}

/** Separates letters from digits: `LX570` gives `LX 570`, «تويوتا2022» gives «تويوتا 2022». */
export function splitLettersAndDigits(text: string): string {
  return text.replace(/(?<=\p{L}\p{M}*)(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
}
