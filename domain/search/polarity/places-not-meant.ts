import { isCarWord } from './car-words.ts'
import { WISH } from './other-matters.ts'
import { isPlace, type TermKind } from '../vocabulary/vocabulary-term.ts'
import type { Range } from '../numbers/read-numbers.ts'
import type { Word } from '../words/read-words.ts'

/** Words about journeys. */
const JOURNEY =
  /^(?:و|ل|ب|لل|ال)*(?:طريق|طرق|خط|خطوط|سفر|سفره|سفريات|رحله|رحلات|مشوار|مشاوير|[انتيب]?سافر(?:ت|نا)?|[انت]?نقل|[انتي]?شحن(?:ها|ه)?|توصيل|قطار|roads?|highway|trips?|travel|travell?ing)$/
/** Words between those and the places. */
const OVER = /^(?:من|سيار(?:ه|تي|ات)|الي|ل|بين|خارج|برا|بره|outside|of|في|فيها|بها|عليها|و|او|to|from|between|and|in)$/
/** Things named after places. */
const NAMED =
  /^(?:و|ب|ل|لل|ال)*(?:بنك|مصرف|جامعه|نادي|معرض|فندق|مول|جبل|جبال|حي|شارع|دوار|كوبري|مطار|ميناء|بوليفارد|موسم|صحيفه|ملعب|تطبيق)$/
/** «انا من الحسا» says who asks. */
const SELF = /^(?:و?انا|i|m|im|am|حنا|احنا|نحن|اخوكم|و?ا?خوك|محبكم|معكم|معك|اصلي|اهلي)$/
const PEOPLE = /^(?:ال)?(?:اهل|سكان|شباب|عيال|راعي)$/
/** Somebody's name follows: «اختي سلوى», `Mr Brown`. */
const SOMEBODY =
  /^و?(?:اخت(?:ي|ه|ها)|اخوي|اخي|ابوي|امي|ولدي|بنتي|صديق(?:ي|تي)|صاحبي|خويي|عمي|خالي|جاري|اسم(?:ي|ه|ها)|mr|mrs|miss|dr)$/
const KIN =
  /^(?:cousin|friend|brother|sister|father|mother|dad|mum|mom|uncle|aunt|son|daughter|neighbou?r|boss|family|parents|home|school)$/
/** «وش الخبر», «جانا الخبر». */
const NEWS = /^(?:وش|ايش|شنو|شو|جانا|جاني|سمعت|وصلني|هذا)$/
/** Where somebody lives, works or has been: «شغال في الرياض», `we moved from Abha`. */
const WHEREABOUTS =
  /^و?(?:ساكن(?:ه|ين)?|مقيم(?:ه|ين)?|[انتي]سكن|عايش(?:ه|ين)?|شغال(?:ه|ين)?|[انتي]شتغل|موظف(?:ه|ين)?|توظفت|ب?داوم|دوامي|ب?يدرس|ب?تدرس|[ان]درس|طالب(?:ه)?|مريت|[انتي]?رجع(?:ت|نا)?|انتقلت|انتقلنا|نقلت|وصلت|جاي|جيت|رايح|رحت|[انتي]?روح|[يت]ودي(?:ني|نا|ها|هم)?|ل?اهلي|بيت(?:ي|نا|هم)|moved|moving|li(?:ve|ves|ving)|work(?:s|ing)?|stud(?:y|ies|ying)|born)$/
/** Words between those and the place. */
const NEAR = 5
/** Words before «المدينة» that make it mean any city: «زحمة المدينة». */
const OF_ANY_CITY = /^(?:و|ب|ل|لل|ال)*(?:داخل|وسط|شوارع|زحمه|مشاوير|قياده|استخدام)$/

/** «حر السعودية». */
const CLIMATE = /^(?:و|ب|ل|لل|ال)*(?:حر|حراره|جو|اجواء|مناخ|شمس|صيف|شوارع|طرق|ريال|عمله)$/
const IN = /^(?:في|داخل|in)$/

interface Place extends Range {
  kind: TermKind
}

/**
 * Whether a place is not the location of the wanted car but part of a journey, part of a name, or where the user
 * comes from.
 */
export function isPlaceNotMeant(place: Place, words: readonly Word[], items: readonly Place[]): boolean {
  const { from, to } = place
  const textAt = (at: number) => words[at]?.text ?? ''
  const before = textAt(from - 1)
  // «انا مو سعودي»
  const isSelf = (at: number) =>
    SELF.test(textAt(at - 1)) || (/^(?:مو|مب|مش|ماني)$/.test(textAt(at - 1)) && SELF.test(textAt(at - 2)))
  // «في السعودية» means the whole country
  if (place.kind === 'regional_spec' && CLIMATE.test(before)) return true
  if (place.kind === 'regional_spec')
    return IN.test(before) || /^(?:الي|to)$/.test(before) || /^(?:بال|لل)/.test(textAt(from)) || isSelf(from)
  // «حي الزرقاء», `Mr Brown`
  if (place.kind === 'color') return SOMEBODY.test(before) || (NAMED.test(before) && textAt(from).startsWith('ال'))
  if (!isPlace(place)) return false
  if (NAMED.test(before) || PEOPLE.test(before) || SOMEBODY.test(before)) return true
  if (textAt(from) === 'الخبر' && NEWS.test(before)) return true
  if (isFromTo(place, words, items)) return true
  // `my cousin in Khamis`
  if (before === 'in' && KIN.test(textAt(from - 2)) && textAt(from - 4) !== 'for') return true
  // «خوك ناصر من الزلفي»
  if (/^(?:من|from)$/.test(before) && (SELF.test(textAt(from - 2)) || SELF.test(textAt(from - 3)))) return true
  if (isOfWhereabouts(from, words)) return true
  if (isAdjective(place, words, items)) return true
  // «وادي حنيفة»
  if (to - from === 1 && /^[وبل]?(?:ال)?وادي$/.test(textAt(from)) && to < words.length) return true
  // «في مدينة صغيرة» is any city
  if (to - from === 1 && /^[وبل]?مدينه$/.test(textAt(from))) return true
  const isCity = to - from === 1 && textAt(from).endsWith('مدينه')
  if (isCity && (textAt(from).startsWith('لل') || OF_ANY_CITY.test(before))) return true
  return isOfJourney(from, words, items)
}

/** «عفيف النفس»: a small town whose name without article describes the next word, unless it says where. */
function isAdjective({ from, to }: Place, words: readonly Word[], items: readonly Place[]): boolean {
  const [text, next] = [words[from]?.text ?? '', words[to]?.text ?? '']
  return (
    ADJECTIVES.has(text) &&
    /^ال\p{L}{2}/u.test(next) &&
    !items.some((item) => item.from === to) &&
    !IN.test(words[from - 1]?.text ?? '')
  )
}
/** Names of towns that are also adjectives or names of people. */
const ADJECTIVES: ReadonlySet<string> = new Set([
  'عفيف',
  'ليث',
  'بدر',
  'سلوي',
  'صبيا',
  'رماح',
  'شقراء',
  'شقرا',
  'ضبا',
  'مرات',
])

/** «من نجران لشرورة», `from Abha to Riyadh`: a journey. */
function isFromTo(place: Place, words: readonly Word[], items: readonly Place[]): boolean {
  const places = items.filter(isPlace)
  const at = places.findIndex(({ from }) => from === place.from)
  const isPair = (one: Place | undefined, other: Place | undefined) => {
    if (!one || !other || other.from - one.to > 1) return false
    const isFrom = /^(?:من|from)$/.test(words[one.from - 1]?.text ?? '')
    const isTo =
      /^ل\p{L}/u.test(words[other.from]?.text ?? '') || /^(?:الي|ل|to|لين|حتي)$/.test(words[other.from - 1]?.text ?? '')
    return isFrom && isTo
  }
  return isPair(places[at], places[at + 1]) || isPair(places[at - 1], places[at])
}

/** Up to a request for a car: «ساكن بالقطيف وأدور سيارة بالرياض» asks for Riyadh. */
function isOfWhereabouts(from: number, words: readonly Word[]): boolean {
  for (let at = from - 1; at >= 0 && at >= from - NEAR; at -= 1) {
    const { text = '', isAfterStop = false } = words[at] ?? {}
    if (WHEREABOUTS.test(text)) return true
    if (isAfterStop || WISH.test(text) || isCarWord(words[at])) return false
  }
  return false
}

/** «طريق الرياض الدمام», «للسفر بين الرياض وابها», `road to Abha`. */
function isOfJourney(from: number, words: readonly Word[], items: readonly Place[]): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const text = words[at]?.text ?? ''
    // «لداعي السفر»: why it is sold
    if (JOURNEY.test(text)) return !(words[at - 1]?.text ?? '').endsWith('داعي')
    const isPassed = OVER.test(text) || items.some((item) => isPlace(item) && item.from <= at && at < item.to)
    if (!isPassed) return false
  }
  return false
}
