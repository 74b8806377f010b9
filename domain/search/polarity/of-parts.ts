import type { Word } from '../words/read-words.ts'
import type { VocabularyTerm } from '../vocabulary/vocabulary-term.ts'

/** Parts of cars with their own colour and age. Normalised. */
const PART =
  /^(?:و|ب)?(?:ال)?(?:سقف|جنوط|جنط|كفرات|كفر|شبك|مرايا|صدام|صدامات|شنطه|كبوت|اسطب|اسطبات|شمعات|كشافات|طبلون|دركسون|طاره|شاشه|مسجل|سماعات|ابواب|باب|كرسي|كراسي|مقعد|ستاره|جلنط|فرامل|رفرف|باكج|بكج|كت|شاصي|فحمات|بطاريه|مكينه|ماكينه|قير|كمبروسر|رديتر|دينمو|اطارات|مساعدات|مكيف)(?:ها|ه|تها)?$/
const PART_IN_ENGLISH =
  /^(?:seats?|windows?|mirrors?|trunk|keys?|steering|doors?|rims?|wheels?|tyres?|tires?|roof|grille?|mirrors?|bumpers?|calipers|edition|package|pack|kit|engine|battery|gearbox|transmission|brakes|paint)$/

/** «جيل جديد», «الشكل الجديد» are of a model. */
const GENERATION = /^(?:و|ب)?(?:ال)?(?:جيل|شكل(?:ها|ه)?|فيس|فيسلفت|هيئه|بدي|تصميم)$/
const GENERATION_IN_ENGLISH = /^(?:shape|generation|gen|face|facelift|design|look)$/

/** «باب خلفي كهربائي» */
const SIDE = /^(?:ال)?(?:خلفي|خلفيه|امامي|اماميه|يمين|يسار|جانبي|جانبيه|قدام|ورا)$/

/**
 * Whether a meaning describes a part rather than the car: «سقف اسود», «طبلون جديد», `black rims`, `new shape`.
 * @param isKnown whether a word has a meaning
 */
export function isOfPart(
  { term, from, to }: { term: VocabularyTerm; from: number; to: number },
  words: readonly Word[],
  isKnown: (place: number) => boolean,
): boolean {
  const isNew = term.kind === 'condition' && term.ref === 'new'
  const isElectric = term.kind === 'fuel_type' && term.ref === 'electric'
  if (term.kind !== 'color' && !isNew && !isElectric) return false
  if (isNew && GENERATION.test(words[from - 1]?.text ?? '')) return true
  if (isNew && GENERATION_IN_ENGLISH.test(words[to]?.text ?? '')) return true
  // `tires new`
  if (isNew && PART_IN_ENGLISH.test(words[from - 1]?.text ?? '')) return true
  const before = SIDE.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1
  return (PART.test(words[before]?.text ?? '') && !isKnown(before)) || PART_IN_ENGLISH.test(words[to]?.text ?? '')
}
