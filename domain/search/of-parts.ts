import type { Word } from './read-words.ts'
import type { VocabularyTerm } from './vocabulary-term.ts'

/** Parts of cars, which have a colour and an age of their own; normalised. */
const PART =
  /^(?:و|ب)?(?:ال)?(?:سقف|جنوط|جنط|كفرات|كفر|شبك|مرايا|صدام|صدامات|شنطه|كبوت|اسطب|اسطبات|شمعات|كشافات|طبلون|دركسون|شاشه|مسجل|سماعات|ابواب|رفرف|باكج|بكج|كت|شاصي|فحمات|بطاريه|مكينه|ماكينه|قير|كمبروسر|رديتر|دينمو|اطارات|مساعدات|مكيف)(?:ها|ه|تها)?$/
const PART_IN_ENGLISH =
  /^(?:rims?|wheels?|tyres?|tires?|roof|grille?|mirrors?|bumpers?|calipers|edition|package|pack|kit|engine|battery|gearbox|transmission|brakes|paint)$/

/** «سقف اسود», «طبلون جديد», `black rims`: said of a part, not of the car. */
export function isOfPart(
  { term, from, to }: { term: VocabularyTerm; from: number; to: number },
  words: readonly Word[],
): boolean {
  if (term.kind !== 'color' && !(term.kind === 'condition' && term.ref === 'new')) return false
  return PART.test(words[from - 1]?.text ?? '') || PART_IN_ENGLISH.test(words[to]?.text ?? '')
}
