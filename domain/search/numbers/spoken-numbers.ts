import { COUNTED_NOUNS } from './number-phrases.ts'
import { factorOf } from '#domain/text/parse-number.ts'
import type { Word } from '../words/read-words.ts'

/** A word, or a spoken number in digits. */
export interface Token {
  text: string
  /** Index of the first word and of the one after the last. */
  from: number
  to: number
}

const table = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [value, ...forms] = line.trim().split(' ')
        return forms.map((form) => [form, Number(value)])
      }),
  )

const UNITS = table(`
  1 واحد واحده احد احدي one
  2 اثنا اثني اثنين ثنين اثنان اثنتين ثنتين two
  3 ثلاث ثلاثه تلات تلاته ثلاثت three
  4 اربع اربعه four
  5 خمس خمسه five
  6 ست سته سكس six
  7 سبع سبعه سفن seven
  8 ثمان ثماني ثمانيه ثمنيه تمانيه تمنيه ايت eight
  9 تسع تسعه nine
`)
/** «خمسطعش», «تمنطعشر», «ستاشر»: a stem and one of the endings. */
const TEEN_STEMS = table(`
  11 احد حد
  12 اثن اطن اتن ثن
  13 ثلاث ثلث ثلا ثلط تلات تلت تلط
  14 اربع ربع
  15 خمس خمص
  16 ست س سط
  17 سبع
  18 ثمان ثمن ثما تمان تمن
  19 تسع
`)
const TEEN_ENDINGS = 'طعش طعشر طاعش طاعشر تعش تعشر تاعش عش عشر تاشر طاشر طش طشر اعش اعشر اشر'.split(' ')
const TEENS = {
  ...Object.fromEntries(
    Object.entries(TEEN_STEMS).flatMap(([stem, value]) => TEEN_ENDINGS.map((ending) => [stem + ending, value])),
  ),
  ...table(`
    10 عشر عشره ten
    11 دعش eleven
    12 اثنا twelve
    13 thirteen
    14 fourteen
    15 fifteen
    16 sixteen
    17 seventeen
    18 eighteen
    19 nineteen
  `),
}
const TENS = table(`
  20 عشرين عشرون twenty
  30 ثلاثين ثلاثون تلاتين thirty
  40 اربعين اربعون forty fourty
  50 خمسين خمسون fifty
  60 ستين ستون sixty
  70 سبعين سبعون seventy
  80 ثمانين ثمانون تمانين eighty
  90 تسعين تسعون ninety
`)
const HUNDREDS = table(`
  100 ميه مئه مايه مائه
  200 مئتا ميتا ميتين مئتين مئتان ميتان مئتي ميتي
  300 ثلاثميه ثلثميه تلتميه ثلاثمائه ثلاثمئه
  400 اربعميه ربعميه اربعمائه اربعمئه
  500 خمسميه خمسمائه خمسمئه
  600 ستميه ستمائه ستمئه
  700 سبعميه سبعمائه سبعمئه
  800 ثمانميه ثمنميه ثمانمائه ثمانمئه
  900 تسعميه تسعمائه تسعمئه
`)
/** Thousands and millions that include their number. */
const WHOLE = table(`
  2000 الفين الفان
  2000000 مليونين
`)
const FRACTIONS = table(`
  0.5 نص نصف half
  0.25 ربع quarter
  0.75 ثلاثارباع تلتارباع
`)
/** Each rank may follow the ranks before it once. */
const RANKS = [HUNDREDS, TENS, TEENS, UNITS]

export const SPOKEN_NUMBERS: readonly string[] = [...RANKS, WHOLE, FRACTIONS].flatMap((forms) => Object.keys(forms))

/** Transliterated English digits in names: «تي تو». */
const ENGLISH_DIGITS = table(`
  1 ون
  2 تو
  3 ثري تري
  4 فور
  5 فايف
  6 سيكس سكس
  7 سفن
  8 ايت
  9 ناين
`)
export const digitInName = (word: string): string => (own(ENGLISH_DIGITS, word) ?? own(UNITS, word))?.toString() ?? word

/** The digit of a number word below ten, as text. */
export const unitOf = (word: string): string | undefined => own(UNITS, word)?.toString()

/** A number word from ten to twenty nine. */
export const shortYearOf = (word: string): number | undefined => {
  const value = own(TEENS, word) ?? own(TENS, word)
  return value !== undefined && value < 30 ? value : undefined
}

/** Whether a word may be part of a spoken number. */
export const isSpokenNumber = (word: string): boolean => RANKS.some((forms) => Object.hasOwn(forms, word))

/** Words next to which a number without thousands is meant literally: «تحت خمسين», «سبعه مقاعد». */
const BEFORE = new Set(
  `يوصل توصل وصل يتعدي تتعدي يتجاوز تتجاوز يزيد تزيد تحت فوق بين من الي لين حتي لحد حدود بحدود حول حوالي قرابه لغايه دون ميزانيه ميزانيتي ميزانيتنا وميزانيتي وميزانيتنا بميزانيه بميزانيتي بميزانيتنا اقل اكثر ممشي موديل ابو ماشي ماشيه مشت ممشاها عداد عدادها مشيها قاطعه
  under over below above to than budget max between from`.split(/\s+/),
)
/** The same, for numbers that may be money. */
const HAVING = new Set(['عندي', 'معي', 'معاي', 'لدي', 'حدي'])
const AFTER = new Set([
  ...COUNTED_NOUNS,
  ...`سنوات سنين سنه حصان شهور الي سيارات حافلات باصات مواتر شاحنات وحدات ايام دقايق
  years year to`.split(/\s+/),
])

interface Texts {
  texts: string[]
  /** Index of the word after the last. */
  to: number
}

interface Spoken {
  value: number
  to: number
}

/** Replaces number words by digits: «خمسة وعشرين الف» gives `25` and «الف», «الفين وعشرين» gives `2020`. */
export function spellInDigits(words: readonly Word[]): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const number = readSpoken(words, at) ?? readJoined(words, at, tokens.at(-1))
    if (!number) {
      tokens.push({ text: words[at]?.text ?? '', from: at, to: at + 1 })
      at += 1
      continue
    }
    const [first = '', ...rest] = number.texts
    tokens.push({ text: first, from: at, to: number.to }, ...rest.map((text) => ({ text, from: at, to: number.to })))
    at = number.to
  }
  return tokens
}

/** «وسبعين» after a number: the other end of a range. */
function readJoined(words: readonly Word[], at: number, before: Token | undefined): Texts | null {
  const text = words[at]?.text ?? ''
  if (!/^\d+$/.test(before?.text ?? '') || !/^و\p{L}{3}/u.test(text)) return null
  const small = readSmall(words, text.slice(1).replace(/^ال(?=..)/, ''), at)
  return small && { texts: ['و', String(small.value)], to: small.to }
}

const THREE = ['ثلاث', 'ثلاثه', 'تلات', 'تلاته', 'ثلات', 'ثلاته', 'تلاث', 'تلاثه']
const MILLIONS = ['مليون', 'ملايين', 'million']
/** The words that a spoken number begins with. */
const MAY_BEGIN: ReadonlySet<string> = new Set([...SPOKEN_NUMBERS, ...THREE, ...MILLIONS])

function readSpoken(words: readonly Word[], at: number): Texts | null {
  const first = words[at]?.text ?? ''
  const bare = /^(?:بال|ال|[بل])(?=\p{L}{2})/u.test(first) ? first.replace(/^(?:بال|ال|[بل])/, '') : null
  // «من عشرين لخمسه وعشرين», «بمليون»
  const prefix = /^ل(?!ل)/.test(first) ? 'الي' : first.startsWith('ب') ? 'سعر' : null
  for (const start of bare === null ? [first] : [first, bare]) {
    if (!MAY_BEGIN.has(start)) continue
    const isPrefixed = start === bare
    const fraction = own(FRACTIONS, start)
    const after = words[at + 1]?.text ?? ''
    if (factorOf(start) === 1_000_000 && start.length > 1 && !/^\d/.test(words[at - 1]?.text ?? '')) {
      return withHalf(words, 1, at)
    }
    if (fraction !== undefined && isMillion(after)) return { texts: [String(fraction), 'مليون'], to: at + 2 }
    if (THREE.includes(start) && after === 'ارباع' && isMillion(words[at + 2]?.text)) {
      return { texts: ['0.75', 'مليون'], to: at + 3 }
    }
    if (fraction !== undefined && /^(?:a|million)$/.test(after)) {
      const isOfMillion = after === 'million' || words[at + 2]?.text === 'million'
      if (isOfMillion) return { texts: [String(fraction), 'million'], to: at + (after === 'a' ? 3 : 2) }
    }
    const whole = own(WHOLE, start)
    if (whole !== undefined) {
      const year = withRest(words, whole, at)
      // «الفان» may also be the van
      return start === 'الفان' && year.to === at + 1 ? null : year
    }
    const small = readSmall(words, start, at)
    if (!small) continue
    const factor = factorOf(words[small.to]?.text ?? '')
    const next = words[small.to]?.text ?? ''
    if (factor === 1000 && next !== 'ك') {
      // `two thousand nineteen`
      const year = small.value === 2 ? withRest(words, 2000, small.to) : null
      if (year && year.to > small.to + 1) return year
      const thousands = withHundreds(words, small.value, small.to)
      // «من اربعين لخمسين الف»
      return isPrefixed && prefix === 'الي' ? { ...thousands, texts: [prefix, ...thousands.texts] } : thousands
    }
    if (factor === 1_000_000 && next.length > 1) return withHalf(words, small.value, small.to)
    const before = (words[at - 1]?.text ?? '').replace(/^و(?=..)/, '')
    const isMeant =
      BEFORE.has(before) || (small.value >= 10 && HAVING.has(before)) || AFTER.has(next) || small.to - at > 1
    // «بتسعة واربعين وتسعمية»
    const rest =
      small.value % 100 >= 10 && (isPrefixed || isMeant) ? withHundreds(words, small.value, small.to - 1) : null
    if (rest && rest.to > small.to) return isPrefixed && prefix ? { ...rest, texts: [prefix, ...rest.texts] } : rest
    const isPrice = isPrefixed && prefix !== null && small.value >= 10
    if (isPrice && !AFTER.has(next)) return { texts: [prefix, String(small.value)], to: small.to }
    if (isMeant) return { texts: [String(small.value)], to: small.to }
  }
  return null
}

/** «الفين وعشرين» is a year, «الفين» alone is a number. */
function withRest(words: readonly Word[], whole: number, at: number): Texts {
  const [place, start] = following(words, at + 1)
  const rest = start === null ? null : readSmall(words, start, place)
  const isRest = rest !== null && rest.value < 100 && factorOf(words[rest.to]?.text ?? '') === undefined
  return isRest ? { texts: [String(whole + rest.value)], to: rest.to } : { texts: [String(whole)], to: at + 1 }
}

/** «سبعه وعشرين الف واربعميه». */
function withHundreds(words: readonly Word[], value: number, factorAt: number): Texts {
  const [place, start] = following(words, factorAt + 1)
  const rest = start === null ? undefined : own(HUNDREDS, start)
  return rest === undefined
    ? { texts: [String(value), words[factorAt]?.text ?? ''], to: factorAt + 1 }
    : { texts: [String(value * 1000 + rest)], to: place + 1 }
}

/** «مليون ونص». */
function withHalf(words: readonly Word[], value: number, factorAt: number): Texts {
  const [place, start] = following(words, factorAt + 1)
  const fraction = start === null ? undefined : own(FRACTIONS, start)
  return fraction === undefined
    ? { texts: [String(value), 'مليون'], to: factorAt + 1 }
    : { texts: [String(value + fraction), 'مليون'], to: place + 1 }
}

/** A number below a thousand: «ميه وخمسه وعشرين», `twenty five`. */
function readSmall(words: readonly Word[], start: string, at: number): Spoken | null {
  let text = start
  let place = at
  let value = 0
  let rank = -1
  let to = at
  for (;;) {
    const found = RANKS.findIndex((forms) => own(forms, text) !== undefined)
    // «خمسه وعشرين»: in Arabic the units come before the tens
    const isUnitBeforeTens = rank === 3 && found === 1 && value % 10 !== 0 && value % 100 < 10
    if (found < 0 || (found <= rank && !isUnitBeforeTens)) break
    value += own(RANKS[found] ?? {}, text) ?? 0
    rank = isUnitBeforeTens ? 3 : found === 2 ? 3 : found
    to = place + 1
    // «تسعه عشر»
    if (found === 3 && /^عشره?$/.test(words[to]?.text ?? '')) {
      value += 10
      to += 1
      break
    }
    if (/^(?:hundred|م[يئ]ه|ما[يئ]ه)$/.test(words[to]?.text ?? '') && value < 10) {
      value *= 100
      rank = 0
      to += 1
    }
    const [next, following_] = following(words, to)
    if (following_ === null) break
    ;[place, text] = [next, following_]
    if (isUnitBeforeTens) break
  }
  return value > 0 ? { value, to } : null
}

/** The next word of a number: joined by «و», `and`, or in English by nothing. */
function following(words: readonly Word[], at: number): [place: number, text: string | null] {
  const text = words[at]?.text ?? ''
  if (/^(?:و|and)$/.test(text)) return [at + 1, words[at + 1]?.text ?? null]
  if (text.startsWith('و') && text.length > 2) return [at, text.slice(1)]
  return [at, /^[a-z]+$/.test(text) ? text : null]
}

const isMillion = (word = ''): boolean => word.length > 1 && factorOf(word.replace(/^ال/, '')) === 1_000_000

const own = (forms: Readonly<Record<string, number>>, text: string): number | undefined =>
  Object.hasOwn(forms, text) ? forms[text] : undefined
