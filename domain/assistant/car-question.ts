import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import { FEATURES, type Feature } from '#domain/cars/features.ts'
import { readWords, type Word } from '#domain/search/words/read-words.ts'
import { readAllWords } from './read-long.ts'

/** What a question about one ad may ask for: names of its fields. */
export const ASKED_FIELDS = [
  'price',
  'year',
  'mileage',
  'city',
  'color',
  'interior_color',
  'fuel_type',
  'transmission',
  'drivetrain',
  'engine_size',
  'cylinders',
  'power_hp',
  'doors',
  'seats',
  'regional_spec',
  'owners_count',
  'accident',
  'paint',
  'agency_serviced',
  'warranty_until',
  'inspection_valid_until',
  'registration_valid_until',
  'condition',
  'body_type',
] as const
/** A field of an ad, or a feature that it may list. */
export type AskedField = (typeof ASKED_FIELDS)[number] | Feature

const FEATURE_WORDS: Readonly<Record<Feature, string>> = {
  bluetooth: 'بلوتوث|bluetooth',
  rear_camera: '(?:ال)?كاميرا(?: (?:ال)?خلفيه)?|(?:rear |backup |reverse )?camera',
  cruise_control: 'مثبت(?: (?:ال)?سرعه)?|cruise(?: control)?',
  alloy_wheels: '(?:ال)?جنوط(?: المنيوم)?|alloy(?:s| wheels)?|rims',
  parking_sensors: '(?:ال)?حساسات|(?:parking )?sensors',
  keyless_entry: '(?:دخول ذكي|بصمه|مفتاح ذكي|بدون مفتاح)|keyless(?: entry)?|push start',
  leather_seats: '(?:ال)?(?:مقاعد|مراتب) جلد|جلد|leather(?: seats)?',
  sunroof: 'فتحه(?: (?:ال)?سقف)?|بانوراما|sunroof|moonroof|panoram(?:a|ic)(?: roof)?',
  navigation: '(?:نظام )?ملاحه|نافيقيشن|خرايط|navigation|gps',
  led_lights: '(?:انوار|لمبات|شمعات) (?:led|ليد)|led(?: lights)?',
  apple_carplay: '(?:ابل )?كاربلاي|carplay|android auto',
  heated_seats: '(?:تدفئه|تسخين)(?: (?:ال)?(?:مقاعد|مراتب))?|heated seats?',
  adaptive_cruise: 'رادار|مثبت (?:سرعه )?(?:تكيفي|ذكي)|adaptive(?: cruise)?(?: control)?|radar',
  third_row: 'صف ثالث|(?:third|3rd) row',
  four_wheel_drive: 'دفع رباعي|فور ?ويل',
}
const FIELD_WORDS: Readonly<Record<(typeof ASKED_FIELDS)[number], string>> = {
  price: '(?:ال)?سعر(?:ها|ه)?|بكم|كم (?:تبي|يبي)|price|how much',
  year: '(?:اي |كم )?(?:سنه|موديل)(?:ها|ه)?|(?:سنه )?الصنع|(?:which |what )?year',
  mileage:
    '(?:ال)?ممشي|ممشاها|ممشاه|كم (?:ماشي|ماشيه|مشت|مشي|قاطع|قاطعه|قطعت|كيلو)|(?:ماشي|ماشيه|مشت|مشي|قاطع|قاطعه|قطعت) كم|(?:ال)?عداد(?:ها)?|mileage|kilomet(?:er|re)s?|km|odometer|driven',
  city: 'وين|فين|مكانها|موقعها|(?:اي |باي )?(?:مدينه|حي|منطقه)|where|location|city',
  color: '(?:ال)?لون(?:ها|ه)?|colou?r',
  interior_color: '(?:لون )?(?:ال)?(?:داخليه|فرش|مراتب|جلد)(?:ها)?|interior|seats? colou?r|upholstery',
  fuel_type: '(?:نوع )?(?:ال)?وقود(?:ها)?|بنزين (?:ولا|او) ديزل|ديزل|هايبرد|fuel|petrol|diesel|hybrid',
  transmission: '(?:ال)?(?:قير|جير)(?:ها)?|اوتوماتيك|عادي|يدوي|gear(?:box)?|transmission|automatic|manual',
  drivetrain: '(?:ال)?دفع(?:ها)?|دبل|فورويل|4x4|drive(?:train)?|awd|fwd|rwd',
  engine_size: '(?:حجم |سعه )?(?:ال)?(?:مكينه|محرك|ماكينه)(?:ها)?|engine(?: size)?|cc|litres?|liters?',
  cylinders: '(?:كم )?(?:سلندر|سلندرات|اسطوانات)|cylinders?',
  power_hp: '(?:كم )?(?:حصان|احصنه|قوتها|قوه المحرك)|horse ?power|hp|bhp',
  doors: '(?:كم )?(?:باب|ابواب|بابها)|doors?',
  seats: '(?:كم )?(?:مقعد|مقاعد|راكب|ركاب|مقاعدها)|seats?|seater|passengers?',
  regional_spec: '(?:ال)?(?:وارد|واردها|مواصفات|مواصفاتها)|خليجي|سعودي|امريكي|specs?|gcc|import(?:ed)?',
  owners_count: '(?:كم )?(?:مالك|ملاك|صاحب|ايدي|يد)(?: (?:لها|قبل|سابق))?|(?:how many |previous )?owners?',
  accident: '(?:ال)?(?:حادث|حوادث|مصدومه|صدمه|صدمات|مصدوم|حادثه)|accidents?|crash(?:ed)?|collision|damaged?',
  paint: '(?:ال)?(?:رش|صبغ|بويه|دهان|مرشوشه|مصبوغه|بدي)(?:ها)?|paint(?:ed)?|respray(?:ed)?',
  agency_serviced:
    '(?:صيانه|صيانتها|سجل صيانه|صيانات)(?: (?:ال)?وكاله)?|(?:service|maintenance)(?: (?:history|record))?|serviced',
  warranty_until: '(?:ال)?ضمان(?:ها)?|warranty|guarantee',
  inspection_valid_until: '(?:ال)?فحص(?:ها)?(?: (?:الدوري|دوري|ساري))?|inspection|mvpi',
  registration_valid_until: '(?:ال)?استماره|استمارتها|(?:رخصه )?السير|istimara|registration|licen[cs]e',
  condition: '(?:جديده|مستعمله|حالتها|حاله)|condition|new or used',
  body_type: '(?:نوع )?الهيكل|body',
}
const READ_FIELDS = [
  ...FEATURES.map((field): [AskedField, string] => [field, FEATURE_WORDS[field]]),
  ...ASKED_FIELDS.map((field): [AskedField, string] => [field, FIELD_WORDS[field]]),
].map(([field, words]) => ({ field, pattern: phrasePattern(`و?(?:${words})`) }))

/** Words that ask, but name nothing that an ad could say. */
const EMPTY =
  /^(?:هل|كم|وش|ايش|شنو|ما|متي|كيف|في|فيه|فيها|هي|هو|هذي|هذه|السياره|سياره|عن|من|لو|سمحت|طيب|عليها|عليه|لها|له|عندها|يعني|الي|is|are|it|its|the|a|an|does|do|has|have|what|when|how|car|this|there|any|of|in|with|about|please|s)$/

export interface CarQuestion {
  /** Features first, then fields in the order of `ASKED_FIELDS`. */
  fields: AskedField[]
  /** Other words of the question that an ad could say, normalised. */
  words: string[]
  /** Whether it asks for what no field states. */
  isOpen: boolean
}

/** Asks whether the price is the last one. */
const HAGGLES = phrasePattern(
  '(?:كم |وش )?(?:ال)?(?:اخر|نهايه) (?:ال)?(?:سعر|سوم)(?:ها|ه)?|(?:كم |وش )?(?:حدها|حده|نهايتها|نهايته|سومها|سومتها)|(?:ال)?سعر نهائي|(?:last|final|best) price|lowest|negotia(?:ble|te)',
)
const OF_HAGGLING = ['تفاوض', 'للتفاوض', 'التفاوض', 'نهائي', 'سوم', 'negotiable', 'negotiation', 'final', 'firm']

/** What a question about one ad asks for. */
export function readCarQuestion(text: string): CarQuestion {
  const words = readAllWords(text)
  const found = READ_FIELDS.map(({ field, pattern }) => ({ field, phrases: findPhrases(words, pattern) })).filter(
    ({ phrases }) => phrases.length > 0,
  )
  const haggling = findPhrases(words, HAGGLES)
  const taken = [...found.flatMap(({ phrases }) => phrases), ...haggling]
  const isTaken = (at: number) => taken.some(({ from, to }) => at >= from && at < to)
  const others = words.flatMap(({ text: word }: Word, at) =>
    isTaken(at) || word.length < 2 || EMPTY.test(word) ? [] : word,
  )
  return {
    fields: found.map(({ field }) => field),
    words: haggling.length > 0 ? [...others, ...OF_HAGGLING] : others,
    isOpen: haggling.length > 0,
  }
}

const MOST_QUOTED = 3
const SENTENCE_END = /[.\n!؟?؛;،•]+/u

/** Sentences of a text that say one of the words, as written; at most three. */
export function quoteSentences(text: string, words: readonly string[]): string[] {
  if (!words.length) return []
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const said = readWords(sentence).map((word) => word.text.replace(/^ال/u, ''))
      return words.some((word) => said.includes(word.replace(/^ال/u, '')))
    })
    .slice(0, MOST_QUOTED)
}
