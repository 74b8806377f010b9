/** Letters of Persian, Urdu and Maghribi keyboards, and the forms of alef, ya and ta marbuta, as search knows them. */
const LETTERS: Readonly<Record<string, string>> = {
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
}

const MAPPED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** Vowel marks, Quranic marks, tatweel, the combining marks of Latin letters. */
const MARKS = new RegExp(
  // oxlint-disable-next-line no-misleading-character-class -- the marks are meant one by one
  '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08ff]',
  'g',
)
const INVISIBLE = /\p{Cf}|\ufe0f/gu
const ARABIC_DIGITS = /[٠-٩۰-۹]/g
const HAMZA_LETTERS = /[ؤئء]/g
/** Hamza written on waw and ya is a letter of its own here, though it decomposes. */
const COMPOSED_HAMZA: Readonly<Record<string, string>> = { ؤ: '\ue000', ئ: '\ue001' }

/** The one form in which texts and queries meet. Doing it twice changes nothing. */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ؤئ]/g, (letter) => COMPOSED_HAMZA[letter] ?? letter)
    .replace(MAPPED, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[\ue000\ue001]/g, (letter) => (letter === '\ue000' ? 'ؤ' : 'ئ'))
    .replace(INVISIBLE, '')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The second rank: hamza on waw and ya, or alone, as people leave it out. */
export function foldHamza(normalised: string): string {
  return normalised.replace(HAMZA_LETTERS, (letter) => (letter === 'ؤ' ? 'و' : letter === 'ئ' ? 'ي' : ''))
}

/** Without spaces, so that «لاند كروزر» equals «لاندكروزر». */
export function squeeze(text: string): string {
  return normaliseText(text).replaceAll(' ', '')
}
