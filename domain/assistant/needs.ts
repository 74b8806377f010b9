import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import type { ValuePart, WishPart } from './wish.ts'

const values = (field: ValuePart['field'], ...these: (string | number)[]): WishPart => ({
  field,
  values: these,
  is_excluded: false,
})

/** What people need a car for, and the kinds of cars to choose from. None of them is chosen for the person. */
const NEEDS: readonly { pattern: RegExp; choices: readonly (readonly WishPart[])[] }[] = [
  {
    pattern: phrasePattern(
      '(?:لل|ال|بال)?(?:بر|كشته|كشتات|رمل|رمول|صحراء|تطعيس|مقناص|وعر|وعره)|off ?road(?:ing)?|desert|camping|dunes?',
    ),
    choices: [
      [values('body_type', 'suv'), values('drivetrain', 'four')],
      [values('body_type', 'pickup'), values('drivetrain', 'four')],
    ],
  },
  {
    pattern: phrasePattern(
      '(?:ال)?(?:اقتصادي|اقتصاديه|موفره|توفير)(?: (?:ال)?(?:بنزين|وقود))?|(?:قليله|خفيفه) (?:ال)?(?:بنزين|صرفيه|مصروف)|(?:ما|لا) (?:تستهلك|تصرف|تشرب|تاكل)(?: (?:ال)?(?:بنزين|وقود))?(?: (?:كثير|واجد|مره))?|صرف(?:ها|يتها) (?:قليل|قليله|خفيف|خفيفه)|economical|fuel efficient|(?:good|great) on (?:fuel|gas|petrol)|good mileage|low consumption',
    ),
    choices: [[values('fuel_type', 'hybrid')], [values('body_type', 'hatchback')], [values('body_type', 'sedan')]],
  },
  {
    pattern: phrasePattern(
      '(?:ال)?(?:صغيره|صغير|جامعيه|جامعي|طالب|طالبه|مبتدي|مبتديه|مبتدئ|مبتدئه|مبتدءه)|(?:ل)?(?:بنتي|ولدي|زوجتي|المدام)|اول سياره|small|compact|city car|student|first car|beginner',
    ),
    choices: [[values('body_type', 'hatchback')], [values('body_type', 'sedan')], [values('body_type', 'suv')]],
  },
  {
    pattern: phrasePattern('(?:ال)?(?:سريعه|اسرع|رياضيه|سبورت)|fast(?:est)?|sporty?|quick'),
    choices: [
      [values('body_type', 'coupe')],
      [values('body_type', 'sedan'), { field: 'power_hp', min: 300, max: null }],
    ],
  },
  {
    pattern: phrasePattern(
      '(?:لل|ال|لل)?(?:عايله|عائله|عيال|اسره)|(?:ال)?(?:عايليه|عائليه)|(?:لل)?(?:سفر|خط)|family|kids|travel(?:ling)?|road trips?',
    ),
    choices: [
      [values('body_type', 'suv')],
      [values('body_type', 'wagon')],
      [values('body_type', 'suv'), values('seats', 7, 8)],
    ],
  },
  {
    pattern: phrasePattern('(?:لل|ال)?(?:شغل|توصيل|حموله|نقل عفش|مزرعه|شركه)|work|delivery|cargo|farm'),
    choices: [[values('body_type', 'pickup')], [values('body_type', 'wagon')]],
  },
]

export interface Needs {
  /** Kinds of cars that fit, each as conditions to add. */
  choices: readonly (readonly WishPart[])[]
  /** The words that say what the car is for. */
  words: ReadonlySet<string>
}

/** What a message says the car is for. */
export function readNeeds(words: readonly Word[]): Needs {
  const found = NEEDS.flatMap(({ pattern, choices }) => {
    const phrases = findPhrases(words, pattern)
    return phrases.length > 0 ? [{ choices, phrases }] : []
  })
  const choices = new Map(found.flatMap((need) => need.choices.map((choice) => [JSON.stringify(choice), choice])))
  return {
    choices: [...choices.values()],
    words: new Set(found.flatMap((need) => need.phrases.flatMap(({ text }) => text.split(' ')))),
  }
}
