import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import type { Comparison } from './compared-wish.ts'

/** Requests that act on the conversation. Patterns are of normalised words: «ة» is «ه», «أ» is «ا», «ى» is «ي». */
const REMOVE = '(?:شيل|شل|شيلي|احذف|احذفي|الغ|الغي|امسح|اشطب|ازل|ازيل|remove|drop|delete|take off|clear)'
const CONDITION = '(?:ال)?(?:شرط|فلتر|فلتره|تصفيه|خيار|طلب|filter|condition|one|thing)'
const THE = '(?:the |my |that |this |ال)?'

const UNDO = phrasePattern(
  '(?:تراجع|تراجعي|رجع|رجعها|رجعه|رجعهم|رجعني)(?: (?:زي|مثل) (?:ما كان|ما كانت|اول|قبل))?',
  'ارجع(?: (?:خطوه|لورا|للي قبل|قبل))?',
  '(?:الغ|الغي) (?:اخر )?(?:تعديل|تغيير)',
  'كما كان(?:ت)?',
  'undo(?: that| it| this| the last change)?',
  'go back(?: one step| a step)?',
)
const RESTART = phrasePattern(
  '(?:ابدا|نبدا|خلنا نبدا|ابدئي) (?:من )?(?:جديد|الاول|اول وجديد|الصفر)',
  '(?:من )?(?:اول وجديد|الصفر)',
  'بحث جديد',
  `${REMOVE} (?:كل شي|كل شيء|الكل|كل الشروط|كل الفلاتر|everything|all(?: filters)?)`,
  'start (?:over|again|afresh)',
  'new search',
  'reset',
)
const REMOVE_LAST = phrasePattern(
  `${REMOVE} (?:ال)?(?:اخر|اخير) ${CONDITION}`,
  `${REMOVE} ${CONDITION} (?:الاخير|اللي قبل)`,
  `${REMOVE} ${THE}last ${CONDITION}`,
  `${REMOVE} (?:الاخير|اخر شي|اخر واحد)`,
)

/** How people name fields, beside words of their values. */
const FIELD_WORDS: readonly (readonly [string, readonly string[]])[] = [
  ['السعر|سعر|الميزانيه|ميزانيه|حد السعر|price|budget', ['price']],
  ['اللون|لون|الالوان|colou?r', ['color', 'not_color']],
  ['المدينه|مدينه|المكان|مكان|المنطقه|منطقه|city|place|region|location', ['city', 'region', 'not_city', 'not_region']],
  ['السنه|سنه|سنه الصنع|الموديل والسنه|year', ['year']],
  ['الممشي|ممشي|العداد|الكيلوات|mileage|kilomet(?:er|re)s|odometer', ['mileage']],
  ['الشركه|الماركه|شركه|ماركه|make|brand', ['make', 'model', 'not_make', 'not_model']],
  ['الموديل|موديل|model', ['model', 'not_model']],
  ['الهيكل|نوع الهيكل|الشكل|body(?: type)?', ['body_type', 'not_body_type']],
  ['القير|الجير|ناقل الحركه|gearbox|transmission', ['transmission', 'not_transmission']],
  ['الوقود|نوع الوقود|fuel(?: type)?', ['fuel_type', 'not_fuel_type']],
  ['الدفع|نظام الدفع|drive|drivetrain', ['drivetrain', 'not_drivetrain']],
  ['الحاله|condition', ['condition', 'not_condition']],
  ['المقاعد|عدد المقاعد|seats', ['seats', 'not_seats']],
  ['الترتيب|sort(?:ing)?|order', ['sort']],
]
const ANY = '(?:اي|باي|كل|جميع|بدون تحديد|بدون حد|ما يهم|مايهم|ما يهمني|any|every|no limit on|regardless of)'
const FREED = FIELD_WORDS.map(([names, fields]) => ({
  pattern: phrasePattern(
    `${REMOVE} (?:شرط |فلتر |حد )?${THE}(?:${names})(?: filter| condition| limit)?`,
    `${ANY} (?:the )?(?:${names})`,
    `(?:the )?(?:${names}) (?:ما يهم|مايهم|ما يهمني|مو مهم|غير مهم|مفتوح|مفتوحه|does ?n t matter|doesnt matter|is open)`,
  ),
  fields,
}))

const COMPARATIVES: readonly (readonly [Comparison, string])[] = [
  ['cheaper', '(?:شي |حاجه |واحده )?ارخص(?: (?:من (?:كذا|هذا|هذي|هذول|ذا|كذه|كدا|كده)|منها|منه|شوي|شويه|بشوي))?'],
  [
    'cheaper',
    '(?:something |anything |one )?(?:a (?:bit|little) )?(?:cheaper|less expensive)(?: than (?:this|these|that))?',
  ],
  [
    'cheaper',
    '(?:مره |جدا )?غالي(?:ه)?(?: (?:مره|جدا|علي|شوي))?|(?:السعر|الاسعار) (?:عالي|عاليه|غالي|غاليه)|too expensive',
  ],
  [
    'dearer',
    'اغلي(?: (?:من (?:كذا|هذا|هذي|هذول)|شوي|شويه))?|افخم|dearer|more expensive|(?:a (?:bit|little) )?higher(?: price)?',
  ],
  [
    'newer',
    '(?:شي |حاجه |موديل )?احدث(?: (?:من (?:كذا|هذا|هذي|هذول)|منها|منه|شوي|شويه))?|newer(?: (?:than (?:this|these|that)|ones?))?',
  ],
  [
    'older',
    '(?:شي |حاجه |موديل )?اقدم(?: (?:من (?:كذا|هذا|هذي|هذول)|شوي|شويه))?|older(?: (?:than (?:this|these|that)|ones?))?',
  ],
  [
    'driven_less',
    '(?:ممشاها|ممشاه|الممشي|ممشي|عداد|عدادها) (?:اقل|اخف)(?: من (?:كذا|هذا|هذي|هذول))?|(?:اقل|اخف) ممشي|(?:less|fewer|lower) (?:driven|mileage|miles|km|kilomet(?:er|re)s)',
  ],
]
const COMPARED = COMPARATIVES.map(([comparison, pattern]) => ({ comparison, pattern: phrasePattern(pattern) }))

export type Command =
  | { kind: 'undo' }
  | { kind: 'restart' }
  | { kind: 'remove_last' }
  /** Keys of parts of the wish, or `sort`. */
  | { kind: 'free'; keys: readonly string[] }
  | { kind: 'compare_with_shown'; comparison: Comparison }

/** Words around a command that add nothing: «طيب ارخص لو سمحت». */
const AROUND = phrasePattern(
  '(?:لا|طيب|اوكي|اوك|تمام|ممكن|لو سمحت|من فضلك|يا ليت|ياليت|ابي|ابغي|ابغا|اريد|ودي|عطني|عطيني|ورني|وريني|شي|حاجه|في|فيه|بس|هات|عندك|عندكم|please|ok|okay|no|show me|i want|give me|find|something|can you|could you|do you have|any|me|it|cars?|ones?|سيارات|سياره|يعني|طيب)',
)

const TAKES_OUT =
  /^\s*(?:لا[\s،,]+)?(?:شيل(?:ي)?|شل|احذف(?:ي)?|الغ(?:ي)?|امسح|أزل|ازل|بلاش|remove|drop|delete|take out)\s+/iu

/** What a message takes out of the wish, as typed: «شيل سوناتا»; null if it takes nothing out. */
export const readRemoved = (text: string): string | null => (TAKES_OUT.test(text) ? text.replace(TAKES_OUT, '') : null)

/** Reads a message that is a command and nothing else; null if it is not. */
export function readCommand(words: readonly Word[]): Command | null {
  const isAll = (pattern: RegExp) => isNothingBut(words, pattern)
  if (isAll(RESTART)) return { kind: 'restart' }
  if (isAll(REMOVE_LAST)) return { kind: 'remove_last' }
  if (isAll(UNDO)) return { kind: 'undo' }
  const keys = FREED.flatMap(({ pattern, fields }) => (isAll(pattern) ? fields : []))
  if (keys.length) return { kind: 'free', keys }
  const compared = COMPARED.find(({ pattern }) => isAll(pattern))
  return compared ? { kind: 'compare_with_shown', comparison: compared.comparison } : null
}

/** Whether a phrase is there, and apart from it only words that add nothing. */
function isNothingBut(words: readonly Word[], pattern: RegExp): boolean {
  const found = findPhrases(words, pattern)
  if (found.length !== 1) return false
  const around = findPhrases(words, AROUND)
  return words.every((_word, at) => [...found, ...around].some(({ from, to }) => at >= from && at < to))
}
