/** The Latin letters of the US layout and the characters of the same keys in the Arabic 101 layout. */
const ARABIC_OF_KEY: Readonly<Record<string, string>> = {
  '`': 'ذ',
  q: 'ض',
  w: 'ص',
  e: 'ث',
  r: 'ق',
  t: 'ف',
  y: 'غ',
  u: 'ع',
  i: 'ه',
  o: 'خ',
  p: 'ح',
  '[': 'ج',
  ']': 'د',
  a: 'ش',
  s: 'س',
  d: 'ي',
  f: 'ب',
  g: 'ل',
  h: 'ا',
  j: 'ت',
  k: 'ن',
  l: 'م',
  ';': 'ك',
  "'": 'ط',
  z: 'ئ',
  x: 'ء',
  c: 'ؤ',
  v: 'ر',
  b: 'لا',
  n: 'ى',
  m: 'ة',
  ',': 'و',
  '.': 'ز',
  '/': 'ظ',
}
const LETTER_OF_KEY = new Map(Object.entries(ARABIC_OF_KEY))
const KEY_OF_ARABIC = new Map(Object.entries(ARABIC_OF_KEY).map(([key, letter]) => [letter, key]))

/** The text that the same keys produce in the other layout: `j,d,jh` is تويوتا, «فخغخفش» is toyota. */
export function otherLayout(text: string): string {
  const keys = isArabic(text) ? KEY_OF_ARABIC : LETTER_OF_KEY
  let other = ''
  for (const letter of text.toLowerCase().replaceAll('لا', 'b')) other += keys.get(letter) ?? letter
  return other
}

/**
 * Whether punctuation stands between letters. No name contains any, but these keys are letters in the Arabic
 * layout.
 */
export const isLikelyOtherLayout = (text: string): boolean => /[a-z][,;'[\]./]|[,;'[\]./][a-z]/i.test(text)

const isArabic = (text: string): boolean => /[\u0621-\u064a]/.test(text)
