/** Ways to write a word that no search tells apart, for tests. */
export const SPELLINGS: Readonly<Record<string, (word: string) => string>> = {
  'as written': (word) => word,
  'with vowel marks': (word) => word.replace(/[ء-ي]/g, '$&\u064e'),
  'without vowel marks': (word) => word.replace(/[\u064b-\u0652\u0670]/g, ''),
  'with tatweel': (word) => word.replace(/[ء-ي](?=[ء-ي])/g, '$&ـ'),
  'without hamza': (word) =>
    word
      .replace(/[أإآٱ]/g, 'ا')
      .replaceAll('ؤ', 'و')
      .replaceAll('ئ', 'ي')
      .replace(/(?<=.)ء/g, ''),
  'with hamza on each alef': (word) => word.replaceAll('ا', 'إ'),
  'with ha for ta marbuta': (word) => word.replaceAll('ة', 'ه'),
  'with ta marbuta for ha': (word) => word.replaceAll('ه', 'ة'),
  'with alef maqsura for ya': (word) => word.replaceAll('ي', 'ى'),
  'with Persian letters': (word) => word.replaceAll('ي', 'ی').replaceAll('ك', 'ک'),
  'in presentation forms': (word) => word.replaceAll('ك', 'ﻛ').replaceAll('لا', 'ﻻ'),
  'in Latin digits': (word) => inDigits(word, '0'),
  'in Arabic digits': (word) => inDigits(word, '٠'),
  'in Persian digits': (word) => inDigits(word, '۰'),
  'in capitals': (word) => word.toUpperCase(),
  'in small letters': (word) => word.toLowerCase(),
  'without accents': (word) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  'with composed accents': (word) => word.normalize('NFC'),
  'with combining accents': (word) => word.normalize('NFD'),
  'in full width': (word) => word.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'with invisible marks': (word) => `\u200f${[...word].join('\u200c')}\u202c`,
}

/** Words that are easily compared in different ways. */
export const DELICATE_TEXTS: readonly string[] = [
  'إضاءة مسؤولة وسائق',
  'مُوديـل ٢٠٢٢ جُزْئِيّ',
  'İstanbul straße ΟΔΟΣ',
  'Citroën Ærøskøbing Łódź',
  '۱۴۰۲ چینی گاڑی',
  'Ｆｕｌｌ Ｏｐｔｉｏｎ ﻛﺎﻣﺮﻱ',
  'गाड़ी किलोमीटर ٥٤٣٢',
  'الأنوار والإطارات لآخر',
]

/** Letters of which delicate texts are made. */
export const DELICATE_LETTERS: readonly string[] = [...'أإآٱابتثسكلمنهويىةءؤئگچیéèüñçßİıłøabcxyzABCZ0123456789٠١٥٩۰۴۵۶']

const ALL_DIGITS = /[0-9٠-٩۰-۹]/g

const inDigits = (word: string, zero: string): string =>
  word.replace(ALL_DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String.fromCharCode(zero.charCodeAt(0) + (code < 0x80 ? code - 48 : code & 15))
  })
