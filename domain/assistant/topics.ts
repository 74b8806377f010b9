import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'
import { PLACE_WORDS } from './read-places.ts'

/** Matters beside the search that the assistant answers from facts, guides, calculators and the site's own prices. */
export const TOPICS = [
  'price',
  'yearly_cost',
  'instalments',
  'transfer',
  'inspection',
  'safe_payment',
  'insurance',
  'fees',
  'fuel',
  'recalls',
  'import',
  'selling',
  'accident',
  'residents',
] as const
export type Topic = (typeof TOPICS)[number]

/** Topics that are answered for one car, and alone. */
export const TOPICS_OF_A_CAR = ['price', 'yearly_cost'] as const satisfies readonly Topic[]
export type TopicOfACar = (typeof TOPICS_OF_A_CAR)[number]

export const isOfACar = (topic: Topic): topic is TopicOfACar => (TOPICS_OF_A_CAR as readonly Topic[]).includes(topic)

/** Requests that the assistant turns down, each with a sentence of its own. */
export const REFUSALS = [
  'personal_data',
  'instructions',
  'medical',
  'legal',
  'advice_to_buy',
  'insult',
  'harm',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** Topics without a source that may be cited. Each has a sentence of its own, which says who decides. */
export const UNSOURCED_TOPICS = ['accident', 'residents'] as const satisfies readonly Topic[]
export type UnsourcedTopic = (typeof UNSOURCED_TOPICS)[number]

export const isUnsourced = (topic: Topic): topic is UnsourcedTopic =>
  (UNSOURCED_TOPICS as readonly Topic[]).includes(topic)

const RESIDENT =
  '(?:ال|لل|ك|انا )?(?:مقيم|مقيمه|مقيمين|اجنبي|اجنبيه|اجانب|وافد|وافده|وافدين|اقامه|اقامتي)|(?:non|not a) saudis?|غير سعودي(?:ه|ين)?|iqama|expats?|expatriates?|foreigners?|residents?'
const MAY_OWN =
  '(?:ا|ي|ت|ن)?(?:تملك|متلك)(?:ها)?|(?:ا|ي|ت|ن)?(?:سجل|نقل|شتري)(?:ها)?|باسمي|باسمه|باسمها|علي اسمي|ملكيه|يحق|مسموح|يسمح|own|owns|register|buy|transfer|allowed|in my name|under my name'
const HOW_MUCH = '(?:كم|بكم|وش|ايش|شنو|ما|how much|what)'
const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  price: [
    `${HOW_MUCH} (?:هو |هي |is |the )?(?:(?:ال)?سعر(?:ها|ه)?(?: (?:العادل|السوق|المناسب))?|(?:ال)?قيمه|(?:ال)?اسعار(?:ها|هم)?|price|value)`,
    'how much',
    'بكم',
    '(?:كم|بكم) (?:تسوي|يسوي|تسوا|يسوا|تجيب|يجيب|تنباع|ينباع|نصيبها|توصل|وصلت|تكون)',
    '(?:السعر العادل|سعر السوق|fair price|market price|going rate|worth|valuation|تقييم سعر)',
    '(?:how much|what) (?:does|do|should|would|is|are)(?: an?| the)? .{1,40}? (?:cost|go for|sell for|worth)',
  ].join('|'),
  yearly_cost: [
    '(?:كم )?(?:تكلفني|تكلفتي|تكلف|يكلف|يكلفني|تكلفه|تكاليف|مصاريف|مصروف|صرفيات)(?: .{1,40}?)? (?:بالسنه|في السنه|سنويا|السنويه|كل سنه|سنوي)',
    '(?:التكلفه|تكلفه|المصاريف|مصاريف|تكاليف) (?:ال)?(?:سنويه|تشغيل|امتلاك)',
    '(?:yearly|annual|running|ownership) costs?',
    '(?:ما )?(?:تنزل|تطيح|تهبط|يطيح|ينزل) (?:قيمتها|سعرها)|(?:تحافظ|محافظه) علي (?:قيمتها|سعرها)|(?:سعر|قيمه) اعاده البيع|resale(?: value)?|(?:hold|holds|keep|keeps|lose|loses) (?:its|their|the most|the least)? ?value|depreciat(?:e|es|ion)',
    'كم (?:اصرف|بصرف|ادفع|بدفع)(?: .{1,40}?)? (?:بالسنه|في السنه|سنويا|كل سنه)',
    'cost(?:s)?(?: me| us| you)? (?:a|per|each|every) year|(?:how much|what) (?:a|per|each|every) year(?: .{1,40}?)? cost',
    'cost (?:to (?:own|run)|of (?:owning|running))',
    'كم (?:لتر )?(?:ال)?(?:استهلاك|صرفيه|صرف|تصرف|يصرف|تستهلك|يستهلك|تشرب|يشرب)(?:ها|ه|يتها)?(?= .{0,30}?(?:بنزين|وقود|ديزل|لتر)|$| (?:ال|ها)| لل| \\p{L}+$)|(?:fuel|petrol|gas) (?:consumption|economy)|how much (?:fuel|petrol|gas)|mpg',
    'كم (?:يطيح|تطيح|ينزل|تنزل|ينقص|تنقص|يخسر|تخسر)(?: .{1,40}?)? (?:بالسنه|في السنه|سنويا|كل سنه)|كم تخسر|depreciat(?:e|es|ion)',
  ].join('|'),
  instalments:
    '(?:و|ب|ال|بال|ل)?(?:قسط(?:ها|ه)?|اقساط(?:ها|ه)?|تقسيط(?:ها|ه)?|اقسط(?:ها|ه)?|تمويل|تمويلي|تاجير منتهي|instal?l?ments?|financ(?:e|ing)|loan|monthly payments?|lease)',
  transfer:
    '(?:كيف )?(?:انقل|ننقل|نقل|تنقل|ينقل)(?: (?:ال)?)?(?:ملكيه|ملكيتها|ملكيه السياره)|نقل (?:ال)?ملكيه|(?:اوراق|خطوات|رسوم) النقل|(?:انقل|ينقل|تنقل|ننقل)(?:ها|ه)|عليها مخالفات|الاوراق (?:المطلوبه|اللازمه)|مبايعه|transfer(?:ring)?(?: of)?(?: the)?(?: ownership| fee| car)?|change of ownership|ownership',
  inspection:
    '(?:ال)?فحص(?: (?:الدوري|دوري|الفني|فني|الشامل|الكمبيوتر))?|(?:كيف )?افحص(?:ها)?|فحصها|مفحوص(?:ه|ين|ات)?|(?:كيف|وشلون) (?:اعرف|اتاكد|اكشف|ادري)(?: .{1,30}?)? (?:مصدومه|مصدوم|حادث|حوادث|صدمات|مرشوشه|رش|سليمه|نظيفه|مغمره|غرقانه)|how (?:do i|to|can i) (?:know|tell|see)(?: .{1,40}?)? (?:accidents?|damaged?|crashed|repainted|flooded)|mvpi|periodic inspection|(?:pre purchase )?inspect(?:ion|ed)?|how (?:do i|to|can i) (?:check|inspect)',
  safe_payment:
    '(?:ال)?دفع (?:ال)?امن|(?:كيف )?(?:ادفع|احول|الدفع)(?: (?:للبايع|للبائع|بامان|الفلوس|المبلغ|له))?|(?:ال)?عربون|(?:ال)?نصب|نصاب|(?:ال)?نصابين|(?:ا|ان|ي|ت)?نصب(?:وا|ت|ون)? (?:علي|عليه|علينا)|انصب|(?:ي|ت)?غش(?:ني|وني|ونني)|(?:ي|ت)خدع(?:ني|وني)|احتيال|محتال|scam(?:s|mer)?|fraud|safe(?:ly)? pay(?:ment)?|pay (?:safely|the seller|before (?:seeing|viewing|i see)|in advance|up ?front)|(?:wants?|asks?|asking|told) (?:me )?(?:to )?(?:pay|transfer|send) (?:money |him |her |first|before|in advance|up ?front)?|advance payment|deposit',
  insurance: '(?:ال|و|ب|بال|لل)?(?:تامين|تاميني|تامينها)(?: (?:شامل|ضد الغير))?|insurance|insure',
  fees: '(?:ال)?رسوم (?:الاستماره|رخصه السير|التجديد)|(?:تجديد )?(?:ال)?استماره|istimara|(?:registration|licen[cs]e) fees?|(?:renew )?registration|المقابل السنوي|المقابل المالي',
  fuel: '(?:كم )?(?:سعر|اسعار|بكم) (?:(?:ال)?لتر )?(?:ال)?(?:بنزين|ديزل|وقود|لتر)(?: (?:ال)?(?:91|95))?|(?:price of )?(?:petrol|gasoline|gas|diesel) prices?|price of (?:petrol|gasoline|diesel|fuel)|fuel prices?',
  recalls: '(?:ال)?استدعاء(?:ات)?|recalls?',
  import: '(?:كيف )?(?:استورد|استيراد|الاستيراد|جمارك|الجمارك|import(?:ing)?|customs)',
  selling:
    '(?:كيف )?(?:ابيع|بيع|اعرض|انزل اعلان|احط اعلان|اضيف اعلان)(?: (?:سيارتي|سياره|سيارتنا|موتري|عندكم))|(?:sell|post|list) my car|how (?:do i|to|can i) sell',
  accident: [
    '(?:(?:لو|اذا|لا) )?(?:سويت|سوينا|عملت|عملنا|صار (?:لي|علي|معي|لنا|عندي)|صارلي|حصل (?:لي|معي|علي)|وقع (?:لي|معي)|جاني|تعرضت(?: ل)?|طحت في) (?:ال|ل)?(?:حادث|حادثه|صدمه)',
    '(?:صدمني|دعمني|طقني|صدموني|دعموني|خبطني)(?: \\p{L}+)?|(?:صدمت|دعمت|خبطت) (?:سياره|واحد|موتر|شخص|جدار|عمود|جمل|في|ب)',
    '(?:بعد|وقت|عند|حاله|اذا صار|لو صار) (?:ال)?حادث(?: مروري)?|(?:ال)?(?:بلاغ|ابلغ|تبليغ|ابلاغ|تقرير|مخطط) (?:عن )?(?:ال)?حادث(?: مروري)?',
    '(?:تقدير|تقييم) (?:ال)?(?:اضرار|حادث|حوادث)|نسبه (?:ال)?خطا|(?:اتصل|ادق|اكلم|ابلغ|شركه|تقرير|تطبيق|رقم) (?:علي |ب |عن |ل )?(?:نجم|باشر)|najm|basher',
    '(?:i|we|he|she) (?:just )?(?:ve )?(?:had|have had|got (?:in|into)|was in|were in|made|did) (?:an? |the )?(?:car |small |minor |bad )?(?:accident|crash)',
    '(?:someone|somebody|another car|a car) (?:just )?hit (?:me|my car|us)|i (?:just )?(?:hit|crashed|rear ended)(?: into)? (?:a|an|another|someone|my|the) (?:\\p{L}+ )?(?:car|wall|pole|camel|person)',
    '(?:after|report|in case of|if i have) (?:an |the )?(?:car )?(?:accident|crash)|fender bender',
  ].join('|'),
  residents: `(?:${RESIDENT})(?: .{1,60}?)? (?:${MAY_OWN})|(?:${MAY_OWN})(?: .{1,60}?)? (?:${RESIDENT})`,
}
/** What Arabic joins to a word: «لنقل», «بالتأمين», «للفحص». */
const JOINED = '(?:لل|بال|وال|و?ل|و?ب|و)?'
const READ_TOPICS = TOPICS.map((topic) => ({ topic, pattern: phrasePattern(`${JOINED}(?:${TOPIC_WORDS[topic]})`) }))

/** Fees of something else that is named are its own: «رسوم نقل الملكية». */
const ANY_FEES = phrasePattern('(?:ال)?رسوم|fees?')

/** A message asks about a topic only with one of these, or if it has nothing to search for. */
const ASKS = phrasePattern(
  'كم|بكم|كيف|وش|ايش|شنو|هل|متي|وين|ليش|ما هي|ماهي|ما هو|اشرح|احسب|احسبي|حاسبه|وضح|علمني|فهمني|ابي اعرف|ابغي اعرف|how|what|when|where|why|is|are|does|do|should|can|calculate|explain|tell me',
)

/** Topics that no search mentions. */
const NEVER_SEARCHED: readonly Topic[] = ['yearly_cost', 'recalls', 'selling']
/** The same for words of other topics. */
const NEVER_SEARCHED_WORDS = phrasePattern(
  '(?:ال)?عربون|نصاب|محتال|احتيال|scam(?:s|mer)?|fraud|deposit|monthly payments?|كم (?:ال)?قسط',
)

/** The matters that a message asks about; empty for a search. */
export function readTopics(words: readonly Word[], isSearch: boolean): Topic[] {
  if (findPhrases(words, ASKS).length > 0 && asksIfPriceIsFair(words)) return ['price']
  const named = READ_TOPICS.filter(({ pattern }) => findPhrases(words, pattern).length > 0).map(({ topic }) => topic)
  const found = named.length === 0 && findPhrases(words, ANY_FEES).length > 0 ? ['fees' as Topic] : named
  const asks = findPhrases(words, ASKS).length > 0
  const isSearched = isSearch && findPhrases(words, NEVER_SEARCHED_WORDS).length === 0
  if (!asks && isSearched && !found.some((topic) => NEVER_SEARCHED.includes(topic))) return []
  if (found.includes('fuel')) return ['fuel']
  // `I want to sell my car, how much is a 2018 Sonata worth?`
  if (isSearch && found.includes('price') && found.includes('selling')) return ['price']
  const others = found.filter((topic) => topic !== 'price')
  const [first] = others.length ? others : found
  if (first === undefined) return []
  return isOfACar(first) ? [first] : others.filter((topic) => !isOfACar(topic))
}

const FAIR = phrasePattern(
  '(?:ال)?سعر(?:ها|ه)? (?:هذا |السياره )?(?:\\d+(?: (?:الف|الاف|ريال|k))* )?(?:زين|مناسب|كويس|طيب|عادل|معقول|حلو|غالي|عالي|مرتفع|رخيص|ولا|منطقي)',
  '(?:غاليه|رخيصه) (?:ولا|او) (?:لا|رخيصه|غاليه)|هل (?:هي )?(?:غاليه|رخيصه)|(?:كم|هل) تسوي|(?:هل )?(?:تستاهل|تستحق)(?: (?:ال)?(?:سعر|قيمه|مبلغ))?|سعر السوق|السعر العادل',
  '(?:fair|good|reasonable|right|market) price|price (?:is |of \\d+(?: (?:k|thousand|sar|riyals))* )?(?:fair|good|reasonable|right|ok|high|low)|(?:fairly|well|over|under) ?priced|worth (?:it|the price)',
)

/** Whether a question about an ad asks how its price compares. */
export const asksIfPriceIsFair = (words: readonly Word[]): boolean => findPhrases(words, FAIR).length > 0

const REFUSAL_WORDS: Readonly<Record<Refusal, string>> = {
  personal_data: [
    '(?:ال)?(?:رقم|ارقام|جوال|جوالات|هاتف|عنوان|هويه|ايميل|ايميلات)(?: .{0,30}?)? (?:ال)?(?:بايع|بائع|بياع(?:ين)?|بايعين|صاحب(?:ها|ه)?|راعي(?:ها|ه)?|مالك(?:ها)?|مدير(?:كم)?|معلن(?:ين)?|مستخدم(?:ين)?|ناس|شخص|مشتري(?:ن)?)',
    '(?:رقم|ارقام) (?:ال)?(?:لوح(?:ه|تها|ات)|هيكل|شاصي)|(?:اتصل|اتواصل|تواصل|اكلم|كلم) (?:(?:ب|مع|ل) ?)?(?:ال|بال|لل)?(?:بايع|بائع|صاحب(?:ها)?|معلن)|(?:call|contact|reach) the (?:seller|owner)|plate number',
    '(?:phone|mobile|number|numbers|address|email|emails|id)(?: .{0,30}?)? (?:of|for) (?:the |all |other |any )?(?:seller|owner|user|buyer|person|people)s?',
    '(?:seller|owner|user|buyer) ?s (?:phone|mobile|number|address|email|id)',
    '(?:كلم|دق علي|اتصل علي|اتصل ب|راسل) (?:هذا|هذاك|هالرقم|الرقم|رقم)|(?:call|text|message) (?:this|that) (?:number|guy|man|person)',
    '(?:مين|من) (?:صاحب|مالك) (?:ال)?(?:لوحه|سياره)|who owns (?:the |this )?(?:plate|car)',
  ].join('|'),
  instructions: [
    '(?:تجاهل|تجاهلي|انس|انسي|اترك) (?:كل |جميع )?(?:ال)?(?:تعليمات|قواعد|اوامر|تعليماتك|قواعدك|الاوامر)',
    '(?:ignore|forget|disregard|override) (?:all |any |your |the |previous |prior |above )*(?:instructions?|rules?|prompts?|guidelines?)',
    '(?:system|hidden|your) prompt|developer mode|jailbreak|you are now|pretend (?:to be|you)|act as|(?:انت|اعتبر نفسك) (?:الحين|الان) ',
    '(?:drop|delete) table|(?:admin|root) (?:access|password)|كلمه (?:ال)?(?:سر|مرور)',
  ].join('|'),
  medical:
    '(?:chest|back|head|stomach) (?:pain|ache)|dizzy|دوخه|دواء|ادويه|وجع|يوجعني|مريض|مرض|جرعه|علاج|اعراض|صداع|دكتور|طبيب|حبوب|medicine|dose|symptoms?|doctor|headache|pregnan(?:t|cy)|diagnos(?:e|is)|pills?',
  legal:
    '(?:البايع|البائع)? ?(?:رفض|ما يبي|ما رضي|مو راضي) يرجع(?:لي| لي)? (?:فلوسي|المبلغ|العربون|السياره)|(?:كم )?ديه(?: (?:ال)?حادث)?|محامي|(?:ارفع |رفع )?(?:قضيه|دعوي)|محكمه|حكم (?:القاضي|قضائي)|(?:حقوقي )?القانونيه|استشاره قانونيه|(?:ا)?(?:رجع|ترجيع|استرجاع|ارجاع) (?:ال)?(?:سياره|فلوسي|المبلغ)|return (?:the|a|my) car|refund|lawyer|lawsuit|sue|court|legal(?: advice)?',
  advice_to_buy: `(?:تنصح(?:ني|نا)?|تنصحون(?:ي)?)(?: .{0,20}?)? (?:اشتري(?:ها)?|اخذها|فيها|بها)|(?:اشتريها|اخذها) (?:ولا|او) لا|هل (?:اشتري|اشتريها|اخذها)|(?:should i|shall i|would you) (?:buy|get|take) (?:it|this|that|them|the (?:${PLACE_WORDS.english}|last|cheapest))|(?:هل )(?:اشتري|اخذ) ال(?:${PLACE_WORDS.arabic})|(?:اشتري|اخذ) ال(?:${PLACE_WORDS.arabic}) (?:ولا|او) لا|(?:is it|are they) a good (?:deal|buy)`,
  insult:
    '(?:كلكم|انتم|انتو|انت|يا) (?:نصابين|نصاب|حراميه|حرامي|كذابين|كذاب|سراقين)|you (?:are |re )?(?:all )?(?:thieves|scammers|liars|crooks)|(?:يا )?(?:غبي|حمار|كلب|تافه|حيوان|احمق|زباله)|stupid|idiot|dumb|fuck(?:ing)?|shit|moron|useless',
  harm: '(?:ا?قتل|انتحر|انتحار|قنبله|متفجرات|مخدرات|حشيش|سلاح)|kill|suicide|bomb|drugs|weapons?|explosives?',
}
const READ_REFUSALS = REFUSALS.map((refusal) => ({ refusal, pattern: phrasePattern(REFUSAL_WORDS[refusal]) }))

/** Why a message is turned down; null if it is not. */
export const readRefusal = (words: readonly Word[]): Refusal | null =>
  READ_REFUSALS.find(({ pattern }) => findPhrases(words, pattern).length > 0)?.refusal ?? null
