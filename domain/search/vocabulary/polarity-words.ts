import { normaliseText } from '#domain/text/normalise-text.ts'
import { phrasePattern } from '../words/find-phrases.ts'

/** Alternatives of a regular expression, longest first. */
const forms = (text: string): string =>
  text
    .trim()
    .split(/[\n|]/)
    .map((form) => normaliseText(form))
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const WANT = forms(`
  ابي|ابغى|ابغا|ابغاها|ابيها|اريد|أريدها|نبي|نبغى|بدي|ودي|احب|أفضل|يبي|تبي|عايز|هات|هاتلي|اشتري|ابحث عن|ادور|أدور
  want|need|like|looking for|prefer|interested in
`)
const NOT = forms(`
  ما|مو|مب|مهب|موب|مش|ماهو|ماهي|ماهوب|مهوب|ماهيب|مهيب|لا|ليس|ليست|لم|مهي|ماني
  not|no|nothing|don t|dont|do not|never|neither|isn t|aren t|can t|cant|cannot
`)
const NOT_WANTED = [
  `(?:${forms('ما|لا|مو|مب|مش|مني|ماني|مهوب|ما عاد')}) (?:${forms(`
    ابي|ابغى|ابغا|اريد|ريد|نريد|ودي|بدي|نبي|نبغى|يبي|تبي|يبغى|تبغى|يبون|احب|نحب|يحب|تحب|ارغب في|ارغب|اشتري|ادور|عايز|عاوز
    حاب|حابب|حابة|ناوي|عاجبني|عاجبتني|عجبني|عجبتني|يعجبني|تعجبني
  `)})`,
  forms(`
    مابي|مابغى|مابغا|ماابي|ماابغى|مابدي|اكره
    don t want|dont want|do not want|don t like|dont like|do not like|not interested in|not looking for|hate
  `),
].join('|')
const EXCEPT = forms(`
  سيبك من|خلك من|خلينا من|فكنا من|بلاش|بعيد عن|بعيدا عن|غير|ماعدا|ما عدا|عدا|إلا|سوى|بدون|بلا|من غير|من دون|باستثناء|خلاف
  except|except for|excluding|without|other than|apart from|anything but|any colour but|any color but|any make but|any brand but|but not|minus|non
`)
/** Words for indifference: «مو لازم جديدة» neither wants nor excludes. */
const MOOT = forms(`
  ما يهم|ما تهم|ما يهمني|ما تهمني|ما تفرق|ما يفرق|مايهم|ماتفرق
  ما عندي مشكلة مع|ما عندي مانع من|لا مانع من|ما فيه مشكلة مع
  no problem with|no issue with|don t mind|dont mind|do not mind
`)
const NEED_NOT = [
  MOOT,
  `(?:${forms('مو|مب|مهب|موب|مهوب|مش|ما هو|ماهو|ليس')}) (?:${forms('لازم|شرط|شرطا|ضروري|ضروريا|مهم|مهما|بس|كل|بالضرورة|بالضروره')})`,
  forms(`
    not necessarily|not only|not just|not all|not every
  `),
].join('|')
/** The words before do not matter: `chinese or not`. */
const OR_NOT = `(?:${forms(`
  don t care|dont care|do not care|or not|او لا|ولا لا|ولا مو|doesn t matter|does not matter|no problem
  ما عندي مانع|ما عندي مشكلة|لا مانع|ما في مشكلة|ما فيه مشكلة|مافي مشكلة
`)})(?! (?:with|if|what|which|${forms('مع|من|في')})(?: |$))`
/** «ولا» and «والا» join alternatives; «ولا» negates a verb. */
const NOT_OR = '(?!والا (?!(?:تكون|يكون|تصير) )|ولا (?!(?:تكون|يكون|تصير|ودي|(?:ابي|ابغي|ابغا|اريد)(?:ها|ه)?) ))'
/** «ما بين», «ما شاء الله», `not bad`. */
const NOT_IDIOM =
  '(?! (?:لقيت|لقينا|لقي|حصلت|حصلنا|القي|الاقي|احصل|بين|قبل|بعد|دون|شاء|شا|عليها|عليه|فيها|فيه|هو الفرق|الفرق|قصرت|قصرتوا|باس|only|had|been|a single|find|found|accidents?|a bad|bad|sure|find))'
/** A question why something is missing: «ليش ما تجيبون كيا». */
const WHY = `(?<!\\p{L})(?:${forms('ليش|ليه|لماذا|وراه|why')})`
/** A verb after «ما» that «الا» turns round: «ما يصلح», «ما اركب». */
const VERB = '[اينت]\\p{L}{2,}'
const TO_WHOM = '(?:لي|لنا|له|معي|معنا|معه|شي|سياره|عندي|عندنا)'
/** Words that turn a car down: «هيونداي زباله», `Ford is rubbish`. */
const SCORN = `(?:is |are |s |سياره |كلها |هذي |مره )?(?:${forms(`
  عيب|عيبه|زباله|خرده|سكراب|تفشل|تفشيله|ما تسوى|ما يسوى|ما يستاهل|ما تستاهل|trash|garbage|rubbish|junk|crap|sucks
`)})`
/** «اسود ما ابيه»: excludes the word before if no word follows. */
const NOT_IT = `(?:${NOT_WANTED})(?:ها|ه)`
const END = '(?![\\p{L}\\p{N}])'

/**
 * Words with an effect on their neighbours. `not` excludes what follows, `notIt` what precedes. `only` and `want`
 * end an exclusion («ما ابي الا كامري»). `excluded` excludes all that precedes, as in languages whose negation comes
 * last. `moot` makes what follows optional, `either` what precedes.
 */
export const POLARITY_WORDS = phrasePattern(
  // «ما يصلح لي الا جيب»
  `(?<only>(?:ما|لا|مو) ${VERB}(?: ${TO_WHOM})* (?:الا|غير)|ما (?:لي|لنا|يبي لي|عندي) (?:الا|غير)(?! \\d)|(?:ماني|مانيب|مني) \\p{L}{3,} (?:الا|غير)|(?:${NOT_WANTED}|nothing)(?: (?:سياره|شي|اي شي))? (?:${EXCEPT}|but)|فقط لا غير|لا غير|only|فقط|بس|لكن)`,
  `(?<scorned>عيب(?: عل(?:ي|يك|يه|ينا))? (?:ا|ن|ت)(?:ركب|سوق|شتري|خذ))`,
  `(?<either>${OR_NOT}|${SCORN}|(?:${MOOT})(?= (?:بس|لكن|but|اهم)${END}|$))`,
  `(?<notIt>(?:${NOT_WANTED})$|${NOT_IT}(?= (?:(?:${WANT})(?:ها|ه)?|بس|لكن|but)${END}|$))`,
  // «لو كانت بيضا ما ابيها», «البنزين لا»
  `(?<excluded>excluded)`,
  `(?<notBefore>(?<=(?:لو|اذا|ان) (?:كانت|كان|هي|لونها)(?: \\p{L}+){1,3} )${NOT_IT}|(?<!(?:ولا|والا|او|or) )لا$)`,
  `(?<moot>${NEED_NOT})`,
  `(?<!${WHY} )${NOT_OR}(?<not>و?(?:(?:${NOT_WANTED})(?:ها|ه|هم)?(?: ا?يا(?:ها|ه|هم))?|${EXCEPT}|(?:${NOT})${NOT_IDIOM}))`,
  `(?<want>${WANT}|but)`,
)

/** Words that may stand between a negation and what it excludes. */
export const FILLERS: ReadonlySet<string> = new Set(
  normaliseText(`
    ابي ابغى ابيها ابيه ابغاها ابغاه اريدها اريده تكون يكون تصير يصير تطلع يطلع تجي اي أي سيارة سيارات السيارة السيارات بسيارة بالسيارة موتر الموتر بموتر بالموتر عربية ناقل حركة الحركة قير القير قيرها لون لونها اللون نوع نوعها موديل شركة
    من في تقريبا هي هو براعي راعي تجيب تجيبون تعرض تعرضون تحط تحطون تظهر تظهرون تقترح ترشح لي لنا تعطيني توريني تعطوني توروني تطلعون تورين والله يا كانت كان تزيد يزيد تتعدى يتعدى تتجاوز يتجاوز تفوق سعرها سعره
    السعر ممشاها الممشى مشت ماشية عن على
    transmission gearbox be a an the any car cars one brand color colour in of is it with want going go cost costs priced anything more show give include suggest me
  `).split(' '),
)
/** The fillers that belong to the following word: «لون ابيض», `in Riyadh`. */
export const LEADS: ReadonlySet<string> = new Set(
  normaliseText('لون لونها اللون نوع نوعها من في على in of with').split(' '),
)
/** Words that continue an exclusion: «مو كيا ولا هيونداي». */
export const LINKS: ReadonlySet<string> = new Set(normaliseText('و او أو ولا والا لا or and nor neither').split(' '))
