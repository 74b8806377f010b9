/** Latin letters that stand for one sound, longest first; digits as people use them for Arabic letters. */
const LATIN: readonly (readonly [string, string])[] = [
  ['kh', 'x'],
  ['5', 'x'],
  ['sh', 'S'],
  ['ch', 'S'],
  ['th', 't'],
  ['dh', 'd'],
  ['gh', 'K'],
  ['ph', 'f'],
  ['ck', 'K'],
  ['b', 'b'],
  ['p', 'b'],
  ['t', 't'],
  ['6', 't'],
  ['j', 'j'],
  ['d', 'd'],
  ['9', 'd'],
  ['r', 'r'],
  ['z', 'z'],
  ['s', 's'],
  ['c', 'K'],
  ['k', 'K'],
  ['q', 'K'],
  ['g', 'K'],
  ['8', 'K'],
  ['f', 'f'],
  ['v', 'f'],
  ['l', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['h', 'h'],
  ['7', 'h'],
  ['x', 'Ks'],
  ['a', 'a'],
  ['e', 'i'],
  ['i', 'i'],
  ['y', 'i'],
  ['o', 'u'],
  ['u', 'u'],
  ['w', 'u'],
  ['2', 'a'],
  ['3', 'a'],
]
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  ع: 'a',
  ء: 'a',
  ؤ: 'u',
  ئ: 'i',
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'd',
  ض: 'd',
  ظ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ص: 's',
  ش: 'S',
  غ: 'K',
  ق: 'K',
  ك: 'K',
  ف: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
  و: 'u',
  ي: 'i',
}

export interface SpokenKey {
  /** The consonants; a vowel only where the word begins with one. */
  consonants: string
  /** The sounds with their long vowels. */
  sounds: string
}

/** How a normalised Arabic word sounds, coarsely: letters that are written alike in Latin are one. */
export function spokenKeyOfArabic(word: string): SpokenKey {
  // the end of a feminine word is a vowel
  const sounds = [...word.replace(/ه$/, 'ا')].map((letter) => ARABIC[letter] ?? '').join('')
  return keyOf(sounds)
}

/** The same for Latin letters and the digits between them: `7amra` is «حمرا». */
export function spokenKeyOfLatin(word: string): SpokenKey {
  let rest = word.toLowerCase().replace(/(?<=[aeiou])h$/, '')
  let sounds = ''
  while (rest) {
    const [letters = rest.charAt(0), sound = ''] = LATIN.find(([start]) => rest.startsWith(start)) ?? []
    sounds += sound
    rest = rest.slice(letters.length)
  }
  return keyOf(sounds)
}

function keyOf(sounds: string): SpokenKey {
  const single = sounds.replace(/(.)\1+/g, '$1')
  return {
    consonants: single
      .replace(/^[aiu]+/, 'A')
      .replace(/[aiu]/g, '')
      .replace(/(.)\1+/g, '$1'),
    sounds: single,
  }
}
