/**
 * Latin spellings of each Arabic letter with their costs: common spellings cost less. `-`: not written, as short
 * vowels. `^`: an alef at the beginning of a word. `$`: the ending of a feminine word. `~`: a final ya, which may
 * be an `a`.
 */
const SOUNDS: Readonly<Record<string, Readonly<Record<string, number>>>> = Object.fromEntries(
  `
  b ب
  p ب
  t ت ط.1
  6 ط
  th ث ذ.2 ظ.1 ض.1
  dh ذ ض ظ
  d د ض.1 ذ.3 ظ.4
  9 ص ض.1
  s س ص.1
  z ز ظ.1 ذ.2 س.6
  j ج
  dj ج
  g ق ج.2 ك.2 غ.2
  q ق
  k ك ق.2
  c ك س.3 ق.3
  8 ق غ
  gh غ ق.2
  kh خ
  5 خ
  ch ش.1 ك.4 ج.3
  sh ش
  h ه ح.1 $ -.6
  7 ح ه.3
  3 ع
  2 ا ء ؤ ئ ق.2
  f ف
  v ف
  r ر
  l ل
  m م
  n ن
  w و -.4
  y ي ~ ئ.1 -.4
  a ا ^ $ ~ ع.4 ي.5 -.15
  e ي.1 ~ ^.1 ا.3 $ ئ.1 -.15
  i ي ~ ^ ئ.1 ا.5 -.15
  iy ي ~.1 -.4
  o و ^.1 ؤ.1 ا.4 -.15
  u و ^.1 ؤ.1 ا.3 -.15
  aa ا ^ $.1 ~.2 -.5
  ee ي ~ -.5
  oo و -.5
  ou و -.3
  ai ي ~ ئ.1 -.6
  ei ي ~ -.6
  ay ي ~ -.6
  ey ي ~ -.6
  au و -.6
  ow و -.6
  aw و -.6
  `
    .trim()
    .split('\n')
    .map((line) => {
      const [latin = '', ...letters] = line.trim().split(' ')
      return [latin, Object.fromEntries(letters.map((letter) => [letter.charAt(0), Number(letter.slice(1))]))]
    }),
)
const LONGEST_FIRST = new RegExp(
  Object.keys(SOUNDS)
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'g',
)
/** Costs of Arabic letters that the Latin word omits. */
const OMISSION_COSTS: Readonly<Record<string, number>> = {
  ا: 0.3,
  '^': 0.4,
  و: 0.7,
  ي: 0.7,
  '~': 0.5,
  ع: 0.3,
  ء: 0.1,
  ئ: 0.3,
  ؤ: 0.3,
  $: 0.3,
}
const OTHERWISE = 2

/** Classes of similar consonants. Vowels and the letters that are written for them belong to none. */
const CLASSES: readonly (readonly [string, string])[] = [
  ['b', 'بbp'],
  ['t', 'تطثدذضظسصزtdsz69'],
  ['k', 'جقكغشjgqkc8'],
  ['x', 'خ5'],
  ['h', 'حh7'],
  ['f', 'فfv'],
  ['r', 'رr'],
  ['l', 'لl'],
  ['m', 'مm'],
  ['n', 'نn'],
]
const CLASS_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CLASSES.flatMap(([name, letters]) => [...letters].map((letter) => [letter, name]))),
  ه: 'h',
  kh: 'x',
  dh: 't',
  th: 't',
  gh: 'k',
  sh: 'k',
  ch: 'k',
  dj: 'k',
}
const classesOf = (letters: readonly string[]): string => letters.map((letter) => CLASS_OF[letter] ?? '').join('')

/** The letters of a normalised Arabic word, and the classes of its consonants. */
export interface ArabicSounds {
  letters: readonly string[]
  consonants: string
}

export function soundsOfArabic(word: string): ArabicSounds {
  const letters = [
    ...word
      .replaceAll('تش', 'ش')
      .replace(/^ا/, '^')
      .replace(/(?<=.)ه$/, '$')
      .replace(/(?<=.)ي$/, '~'),
  ]
  return { letters, consonants: classesOf(letters) }
}

/** Splits a Latin word into letters and digraphs: `5adra`, `shanjan`. */
export function soundsOfLatin(word: string): ArabicSounds {
  const plain = word
    .replace(/(?:tch|tsh)/g, 'sh')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll('x', 'ks')
    .replace(/(?<=[aeiou])h$/, '')
    .replace(/([^aeiou])\1+/g, '$1')
    .replace(/([aeiou])\1+/g, '$1$1')
  const letters = plain.match(LONGEST_FIRST) ?? []
  return { letters, consonants: classesOf(letters) }
}

/**
 * The cost of reading the Latin letters as the Arabic word. 0 is exact, above 1 it is another word; Infinity above
 * `most`.
 */
export function costOfReading(latin: readonly string[], arabic: readonly string[], most: number): number {
  const omissionCosts = arabic.map((letter) => OMISSION_COSTS[letter] ?? OTHERWISE)
  let before = [0]
  let row = [0]
  for (let at = 0; at < arabic.length; at += 1) {
    before.push((before[at] ?? 0) + (omissionCosts[at] ?? 0))
    row.push(0)
  }
  for (let place = 0; place < latin.length; place += 1) {
    const costs = SOUNDS[latin[place] ?? ''] ?? {}
    const silent = costs['-'] ?? OTHERWISE
    let cost = (before[0] ?? 0) + (place === 0 ? OTHERWISE : silent)
    let least = cost
    row[0] = cost
    for (let at = 0; at < arabic.length; at += 1) {
      const replaced = (before[at] ?? 0) + (costs[arabic[at] ?? ''] ?? OTHERWISE)
      cost = Math.min(replaced, (before[at + 1] ?? 0) + silent, cost + (omissionCosts[at] ?? 0))
      row[at + 1] = cost
      if (cost < least) least = cost
    }
    if (least > most) return Infinity
    ;[before, row] = [row, before]
  }
  const cost = before.at(-1) ?? OTHERWISE
  return cost <= most ? cost : Infinity
}
