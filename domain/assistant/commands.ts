import { findPhrases, phrasePattern, type Phrase } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import type { Loosened } from './change-wish.ts'
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

/** The next ads of the same search. */
const THOSE = '(?:هذي|هذه|هذا|هذول|هذولا|هاذي|هاذولا|ذول|ذولي|ذي|كذا|اللي (?:عرضت|وريتني|طلعت)(?:ها|هم)?|السيارات هذي)'
const MORE = phrasePattern(
  `(?:و)?(?:غيرها|غيره|غيرهم|غيرهن|غيرهذي|غير ${THOSE}|سواها|سواهم)`,
  '(?:ال)?(?:مزيد|باقي|بقيه)(?: (?:منها|منهم|السيارات|الاعلانات|النتايج))?|باقيهم|باقيها|زيدني|زيديني|زودني|كمل(?:ي)?|اكمل',
  '(?:(?:سيارات|سياره|خيارات|خيار|اشياء|شي|شيء|واحده|وحده|اعلانات|حاجه|نتايج) )?(?:ثاني|ثانيه|تاني|تانيه|اخري|زياده|اكثر|اضافيه|كمان)',
  '(?:كمان|وكمان|بعد|وبعد|ايضا)(?: (?:وحده|واحده|شي|شويه|سيارات))?|(?:وش|ايش|ايه|شنو|شو) (?:بعد|كمان|غيرها|غيره)',
  '(?:ال)?(?:تالي|تاليه|قادمه)|الصفحه (?:ال)?(?:تاليه|ثانيه)|(?:ال)?(?:اللي|الي) (?:بعد(?:ها|ه|هم)?)|بعدها|بعدهم|اللي بعد',
  '(?:some |a few |any )?(?:more|others?)(?: (?:cars|ones|options|results|ads|like (?:this|these|that)|choices|please))?|(?:the )?rest(?: of (?:them|it))?',
  '(?:the )?next(?: (?:ones?|cars?|page|results|few|[1-9]))?|(?:any|some)thing else|what else|different ones?|other (?:cars|options|ones|choices|results)|keep going|continue|go on|another(?: one| car)?|and more|load more|see more',
  '(?:w ?)?(?:ghairha|ghyrha|ghayrha|gheirha|gherha|ghera|ghairhom|8 ?erha|akthar|zeedni|kaman|ba3d)',
  'aur(?: (?:bhi|koi|gaadi|gari|cars?))*(?: (?:dikhao|dikhaye|dikha do|dikhaiye|batao|hai|he))?|(?:dusri|doosri|dusra|koi aur|agli|aage)(?: (?:dikhao|dikhaye|gaadi|gari|wali|batao))?',
)

/** How people name fields, beside words of their values. */
const FIELD_WORDS: readonly (readonly [string, readonly string[]])[] = [
  ['السعر|سعر|الميزانيه|ميزانيه|حد السعر|price|budget', ['price']],
  ['اللون|لون|الالوان|colou?r', ['color', 'not_color']],
  [
    'المدينه|مدينه|المكان|مكان|المنطقه|منطقه|city|place|region|location',
    ['city', 'region', 'near', 'not_city', 'not_region'],
  ],
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
  ['الملاك|عدد الملاك|(?:number of )?owners', ['owners_count', 'not_owners_count']],
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
    'cheaper',
    '(?:رخص|رخصي|نزل|نزلي|خفض|خفضي|قلل)(?:ها|ه|لي)?(?: (?:ال)?(?:سعر|ميزانيه))?(?: (?:شوي|شويه|بعد|اكثر))?|(?:make it|go) (?:a (?:bit|little) )?(?:cheaper|lower)|(?:lower|reduce|drop) the (?:price|budget)',
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
  /** Asks for the next ads of the same search. */
  | { kind: 'more' }
  /** Keys of parts of the wish, or `sort`. */
  | { kind: 'free'; keys: readonly string[] }
  | { kind: 'compare_with_shown'; comparison: Comparison }
  /** `by` riyals, if they are said. */
  | { kind: 'raise_budget'; by: number | null }
  | ({ kind: 'loosen' } & Loosened)

/** Asks for a higher limit of the price than before. */
const RAISES_BUDGET = phrasePattern(
  '(?:ارفع|ارفعي|زود|زودي|زيد|زيدي|نرفع|نزود|بزود|برفع)(?:ها|ه)? (?:ال)?(?:سعر|ميزانيه|ميزانيتي)(?: (?:شوي|شويه|بعد|اكثر))?',
  '(?:raise|increase|up|stretch) (?:the |my )?(?:price|budget)(?: a (?:bit|little))?',
  '(?:(?:اذا|لو|ان|ممكن) )?(?:زدت|زودت|رفعت|زدنا|ازيد|ازود|ارفع|زيد|زود|نزيد|نزود)(?: (?:ال)?(?:ميزانيه|سعر))? (?:ب )?(?<amount>\\d{1,6})(?: (?<thousands>الف|الاف|k))?',
  '(?:(?:if|what if|and if) i )?(?:add|raise|increase|can add)(?: (?:it|the budget|my budget))?(?: by)? (?:another )?(?<more>\\d{1,6}) ?(?<k>k|thousand)?(?: (?:more|to (?:the|my) budget))?',
)
const THOUSAND = 1000

/** The riyals of a phrase; small numbers are thousands. */
function riyalsIn({ amount, thousands, more, k }: Phrase['groups']): number | null {
  const said = amount ?? more
  if (said === undefined) return null
  const value = Number(said)
  return (thousands ?? k) !== undefined || value < THOUSAND ? value * THOUSAND : value
}

const IS_FINE =
  '(?:عادي|ماشي|مقبول|مقبوله|مو مشكله|مهب مشكله|ما (?:فيه|فيها|في|عندي|به|يضر) (?:مشكله|مانع|شي)|ما عندي مانع|ماعندي مانع|يمشي الحال)'
const FINE =
  '(?:(?:is|are|would be|s) )?(?:also |totally |perfectly )?(?:ok|okay|fine|good|alright|acceptable|no problem|not a problem)(?: too| as well| with me| for me)?'
/** Allows what the wish leaves out: «عادي لو أقدم», `older is ok`. */
const LOOSENINGS: readonly (readonly [Loosened, string])[] = [
  [{ field: 'year', end: 'min' }, 'اقدم|موديل اقدم|سنه اقدم|older|an older one|older (?:ones|models?|years?|cars)'],
  [{ field: 'year', end: 'max' }, 'احدث|موديل احدث|newer|a newer one|newer (?:ones|models?|years?|cars)'],
  [
    { field: 'mileage', end: 'max' },
    '(?:ال)?(?:ممشي|ممشاها|عداد|عدادها) (?:اعلي|اكثر|عالي|كثير)|ماشيه (?:اكثر|كثير)|(?:a )?(?:higher|high|more) (?:mileage|km|kilomet(?:er|re)s)',
  ],
  [
    { field: 'price', end: 'max' },
    '(?:ال)?(?:سعر )?(?:اغلي|اعلي)(?: شوي| بشوي| شويه)?|(?:a (?:bit|little) )?(?:more expensive|dearer|pricier)|(?:a )?(?:slightly )?higher price',
  ],
]
const LOOSENED = LOOSENINGS.map(([loosened, what]) => ({
  loosened,
  pattern: phrasePattern(
    `(?:${IS_FINE}|(?:مو|مهو|مب|مش) شرط(?: جديد)?) (?:(?:لو|اذا|ان|اني|في) )?(?:(?:كان|كانت|تكون|يكون) )?(?:${what})`,
    `(?:${what}) ${IS_FINE}`,
    `(?:${what}) ${FINE}`,
    `(?:fine|ok|okay|happy) with (?:${what})|(?:i )?(?:do ?n t|dont) mind (?:(?:a|an|the) )?(?:${what})`,
  ),
}))

/** Words around a command that add nothing: «طيب ارخص لو سمحت». */
const AROUND = phrasePattern(
  '(?:لا|طيب|اوكي|اوك|تمام|ممكن|لو سمحت|من فضلك|يا ليت|ياليت|ابي|ابغي|ابغا|اريد|ودي|عطني|عطيني|ورني|وريني|شي|حاجه|في|فيه|بس|هات|عندك|عندكم|please|ok|okay|no|show(?: me)?|i want|give me|find|something|can you|could you|do you have|are there|is there|got|let|let me|see|any|me|it|cars?|ones?|سيارات|سياره|يعني|هل|يوجد|لديكم|عرض|اعرض|اعرضي|اعطني|وريني|شوف|خلني|abgha|abi|warini|wareni|mujhe|please|plz|pls)',
)

const TAKES_OUT =
  /^\s*(?:لا[\s،,]+)?(?:شيل(?:ي)?|شل|احذف(?:ي)?|الغ(?:ي)?|امسح|أزل|ازل|بلاش|remove|drop|delete|take out)\s+/iu

/** What a message takes out of the wish, as typed: «شيل سوناتا»; null if it takes nothing out. */
export const readRemoved = (text: string): string | null => (TAKES_OUT.test(text) ? text.replace(TAKES_OUT, '') : null)

const OTHERS_THAT =
  /^\s*(?:(?:لا|طيب|ابي|أبي|ابغى|أبغى|ورني|وريني|عطني|أعطني|اعطني|هات|فيه|في|عندك|عندكم|show me|any|do you have)[\s،,]+)*(?:غيرها|غيره|غيرهم|others?(?: ones?)?|more)[\s،,]+(?:(?:بس|لكن|لكنها|but|only|that are|which are)\s+)?(?=\S)/iu

/** The condition of other ads that a message asks for, as typed: «غيرها بس بجدة»; null if it asks for none. */
export const readConditionOfOthers = (text: string): string | null =>
  OTHERS_THAT.test(text) ? text.replace(OTHERS_THAT, '') : null

/** Reads a message that is a command and nothing else; null if it is not. */
export function readCommand(words: readonly Word[]): Command | null {
  const isAll = (pattern: RegExp) => isNothingBut(words, pattern)
  if (isAll(RESTART)) return { kind: 'restart' }
  if (isAll(REMOVE_LAST)) return { kind: 'remove_last' }
  if (isAll(UNDO)) return { kind: 'undo' }
  if (isAll(RAISES_BUDGET)) {
    return { kind: 'raise_budget', by: riyalsIn(findPhrases(words, RAISES_BUDGET)[0]?.groups ?? {}) }
  }
  if (isNothingBut(words, MORE, words.length)) return { kind: 'more' }
  const keys = FREED.flatMap(({ pattern, fields }) => (isAll(pattern) ? fields : []))
  if (keys.length) return { kind: 'free', keys }
  const loosening = LOOSENED.find(({ pattern }) => isAll(pattern))
  if (loosening) return { kind: 'loosen', ...loosening.loosened }
  const compared = COMPARED.find(({ pattern }) => isAll(pattern))
  return compared ? { kind: 'compare_with_shown', comparison: compared.comparison } : null
}

/** Whether a phrase is there, at most so often, and apart from it only words that add nothing. */
function isNothingBut(words: readonly Word[], pattern: RegExp, most = 1): boolean {
  const found = findPhrases(words, pattern)
  if (found.length === 0 || found.length > most) return false
  const around = findPhrases(words, AROUND)
  return words.every((_word, at) => [...found, ...around].some(({ from, to }) => at >= from && at < to))
}
