import { EMPTY_WORDS } from '../vocabulary/ordinary-words.ts'
import { findPhrases, phrasePattern } from '../words/find-phrases.ts'
import { OTHER_GOODS, type OtherGoods } from './other-goods-kinds.ts'
import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'

/** Matches words as `readWords` returns them. */
const NAMES: Readonly<Record<OtherGoods, string>> = {
  motorcycles:
    'دباب|دبابات|دراجه|دراجات|دراجه ناريه|دراجات ناريه|موتوسيكل|موتسيكل|motorcycles?|motorbikes?|scooters?|quad ?bikes?',
  boats: 'قارب|قوارب|يخت|يخوت|لنش|لنشات|طراد|جت سكي|جتسكي|boats?|yachts?|jet ?skis?',
  heavy:
    'شاحنه(?! خفيفه)|شاحنات|تريلا|تريله|تريلات|تريلر|راس تريلا|قلاب|قلابات|شيول|شيولات|بوكلين|حفار|حفارات|رافعه|رافعات|كرين|بلدوزر|دركتر|وايت (?:ماء|مويه|صرف)|معدات ثقيله|heavy (?:trucks?|equipment|machinery|vehicles?)|(?:dump|semi|tipper) trucks?|excavators?|bulldozers?|forklifts?|cranes?',
  plates: '(?:رقم )?لوح(?:ه|ات) (?:سياره |سيارات )?(?:مميزه|للبيع)|(?:number|licen[cs]e) plates?',
  parts: 'قطع غيار|قطع الغيار|تشليح|spare ?parts?|(?:car|auto) parts?|scrap ?yards?|junk ?yards?',
  rentals:
    '(?:ل|لل)?(?:ايجار|تاجير)(?! (?:ال)?منتهي)|استئجار|استاجر|استئجر|for rent|to rent|rent|rentals?|for hire|rent a car',
}
/** Words that may also describe a car: they mean other goods only at the beginning of the text. */
const FIRST: Partial<Record<OtherGoods, string>> = {
  plates: 'لوحه|لوحات|plates?',
  parts:
    'قطع(?! غيار)|جنوط|جنط|كفرات|كفر|اطارات|بطاريه|بطاريات|مكينه|ماكينه|صدام|شمعات|كشافات|مساعدات|رديتر|كبوت|rims|wheels|tires|tyres|bumper|headlights?|gearbox',
}
/** Words before goods that are towed, carried or unwanted. */
const UNWANTED =
  '(?:تجر|يجر|لجر|جر|تسحب|يسحب|لسحب|سحب|تشيل|تحمل|ما|مو|مب|غير|بدون|كانت|ليست|صالحه|حق|شركه|مكتب|مكاتب|tow|towing|tows|pull|pulls|haul|carry|my|a|no|not|non|never|without|ex) '
const forms = (names: Partial<Record<OtherGoods, string>>) =>
  OTHER_GOODS.flatMap((kind) => (names[kind] ? `(?<${kind}>${names[kind]})` : [])).join('|')
const ANYWHERE = phrasePattern(`(?<!${UNWANTED})(?:و?(?:ال|لل|ب|بال)?)(?:${forms(NAMES)})(?! (?:متوفر|رخيص|موجود))`)
const AT_FIRST = phrasePattern(`(?:ال)?(?:${forms(FIRST)})`)

/** Finds goods that are searched for along with or instead of cars, at most one kind. */
export function readOtherGoods(words: readonly Word[]): (Range & { kind: OtherGoods })[] {
  const first = words.findIndex((word) => !EMPTY_WORDS.has(word.text) && !WISHES.test(word.text))
  const found =
    findPhrases(words, ANYWHERE)[0] ?? findPhrases(words, AT_FIRST).find(({ from }) => from === Math.max(first, 0))
  if (!found) return []
  const { from, to, groups } = found
  return [{ kind: OTHER_GOODS.find((kind) => groups[kind] !== undefined) ?? 'parts', from, to }]
}

const WISHES = /^(?:ودي|ادور|بغيت|نبغى|نبغي|وين|القى|القي|احصل|عندك|any|some|best|i)$/
