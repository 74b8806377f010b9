import { normaliseText } from '#domain/text/normalise-text.ts'

/** Alternatives of a regular expression, longest first. */
const forms = (text: string): string =>
  text
    .trim()
    .split(/[\n|]/)
    .map((form) => normaliseText(form))
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const WANT = forms(`
  ابي|ابغى|ابغا|ابغاها|ابيها|اريد|أريدها|نبي|نبغى|بدي|ودي|احب|أفضل|يبي|تبي|عايز|اشتري|ابحث عن|ادور|أدور
  want|need|like|looking for|prefer|interested in
`)
const NOT = forms(`
  ما|مو|مب|مهب|موب|مش|ماهو|ماهي|ماهوب|مهوب|ماهيب|مهيب|لا|ليس|ليست|لم|مهي|ماني
  not|no|don t|dont|do not|never|neither|isn t|aren t
`)
const NOT_WANTED = forms(`
  مني عايز|مني عاوز|مني ابغى|مابي|مابغى|مابغا|ماابي|ماابغى|ما ودي|مابدي|ما بدي|ما اريد|لا اريد|ما ابي|ما ابغى|ما ابغا
  ما نبي|ما نبغى|لا احب|ما احب|اكره|ما اشتري|ما ادور
  don t want|dont want|do not want|don t like|dont like|not interested in|not looking for|hate
`)
const EXCEPT = forms(`
  غير|ماعدا|ما عدا|عدا|إلا|سوى|بدون|بلا|من غير|من دون|باستثناء|خلاف
  except|except for|excluding|without|other than|apart from|anything but|but not|minus|non
`)
/** «مو لازم جديدة» neither wants nor excludes. */
const NEED_NOT = forms(`
  مو لازم|مب لازم|مهوب لازم|ما يهم|ما تهم|مو شرط|مب شرط|ليس شرطا|مو ضروري|مو بس|مب بس
  not necessarily|doesn t matter|does not matter|not only|not just
`)
/** `chinese or not`: what stands before makes no difference. */
const OR_NOT = forms(`
  or not|او لا|ولا لا|ولا مو
`)
/** «ولا» joins alternatives, unless a verb follows. */
const NOT_OR = '(?!ولا (?!(?:تكون|يكون|تصير|ابي|ابغي|اريد) ))'
/** «ما بين», «ما شاء الله», `not bad`. */
const NOT_IDIOM = '(?! (?:بين|شاء|شا|عليها|عليه|فيها|فيه|هو الفرق|الفرق|only|bad|sure))'
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

/**
 * Words that turn what follows into an exclusion (`not`), that end one (`only`: «ما ابي الا كامري», `want`), or that
 * make it (`moot`) or what stands before (`either`) indifferent.
 */
export const POLARITY_WORDS = new RegExp(
  [
    `${START}(?<only>(?:${NOT_WANTED}|nothing)(?: (?:سياره|شي|اي شي))? (?:${EXCEPT}|but)|only|فقط|بس|لكن)${END}`,
    `${START}(?<either>${OR_NOT})${END}`,
    `${START}(?<moot>${NEED_NOT})${END}`,
    `${START}${NOT_OR}(?<not>و?(?:(?:${NOT_WANTED})(?:ها|ه|هم)?|${EXCEPT}|(?:${NOT})${NOT_IDIOM}))${END}`,
    `${START}(?<want>${WANT}|but)${END}`,
  ].join('|'),
  'gu',
)

/** Words that may stand between a negation and what it excludes. */
export const FILLERS: ReadonlySet<string> = new Set(
  normaliseText(`
    ابي ابغى ابيها ابغاها تكون يكون تصير يصير تطلع يطلع تجي اي أي سيارة سيارات السيارة لون لونها اللون نوع نوعها موديل شركة
    من في تقريبا هي هو براعي راعي تجيب لي تعطيني توريني والله يا كانت كان تزيد يزيد تتعدى يتعدى تتجاوز يتجاوز تفوق سعرها سعره
    السعر ممشاها الممشى مشت ماشية عن على
    be a an the any car cars one brand color colour in of is it with want going go cost costs priced anything more show give
  `).split(' '),
)
/** Those of them that go with what follows: «لون ابيض», `in Riyadh`. */
export const LEADS: ReadonlySet<string> = new Set(
  normaliseText('لون لونها اللون نوع نوعها من في على in of with').split(' '),
)
/** Words that continue an exclusion: «مو كيا ولا هيونداي». */
export const LINKS: ReadonlySet<string> = new Set(normaliseText('و او أو ولا لا or and nor neither').split(' '))
