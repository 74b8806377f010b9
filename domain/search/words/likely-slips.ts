/** Letters with a similar sound or shape. */
const ALIKE = [
  'اوي',
  'اه',
  'aeiouy',
  'اعء',
  'بتثني',
  'جحخ',
  'دذ',
  'رز',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فقو',
  'تطد',
  'ثسص',
  'ذزظض',
  'حه',
  'قكغج',
  'شج',
  'فب',
  'ckq',
  'csz',
  'kx',
  'vwf',
  'bp',
  'dt',
  'gj',
  'mn',
]
const VOWELS = new Set('اويهءaeiouyh')
const SLIPS: ReadonlySet<string> = new Set(
  ALIKE.flatMap((letters) => [...letters].flatMap((one) => [...letters].map((other) => one + other))),
)

/** Whether the letters are easily confused in typing, hearing or memory. */
export const isLikelySlip = (typed: string, meant: string): boolean => SLIPS.has(typed + meant)

/** A vowel, or a letter doubled. */
export const isLikelyAddition = (letter: string, neighbour: string | undefined): boolean =>
  VOWELS.has(letter) || letter === neighbour

export const isLongVowel = (letter: string): boolean => 'اوي'.includes(letter)
