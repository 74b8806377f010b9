import type { CountName } from '#domain/search/chips/filters.ts'

// Regular expressions for phrases with numbers. They match words as `readWords` returns them, joined by spaces.

const oneOf = (...forms: string[]) => `(?:${forms.join('|')})`
const MILEAGE = oneOf(
  '(?:و|ب|وب)?(?:ال)?(?:ممشي|ممشا|مشي|مشا|عداد|مسافت|مسافه)(?:ها|ه)?',
  '(?:و|ال)?(?:ماشي|ماشيه|مشت|ماشيها|قاطع|قاطعه|قطعت)',
  '(?<!(?:low|lowest|least) )(?:mileage|miles|kms?)|odometer|driven|mashya|mashiya|ma?msha',
)
/** The quantity of a bound, next to the verb: «ما يتعدى ممشاها عن». */
const boundOf = (name: string) =>
  `(?: (?:عن|علي|(?:ال)?(?:سعر|ثمن|قيمت)(?:ها|ه)?|عمر(?:ها|ه| (?:ال)?(?:سياره|مركبه|موتر))|(?:ال)?موديل(?:ها|ه)?|سنه|(?:ال)?صنع(?:ها|ه)?|(?<${name}>${MILEAGE})))*`
const UP_TO = oneOf(
  'و?(?:باقل|اقل|ارخص|اقدم|ادني|اصغر) من',
  `(?:و?لا|و?ما|مو|لم|بما لا|الا|علي الا|ان لا|بحيث لا) (?:[يت](?:جي|زيد|تعدي|عدي|تجاوز|فوق|فوت|طلع|روح|وصل|تخطي)|ازيد|تعدي|تعدت|تجاوز|تجاوزت|وصل|وصلت|تخطي|تخطت|جا|جاب|كمل|كملت)${boundOf('mileage_up')}(?! (?:فوق|اكثر|اعلي))`,
  // «ما مشت مية الف»
  '(?:و?ما|لم|مو|مب|ماهي) (?<mileage_driven>مشت|مشي|ماشيه|ماشي|قطعت|قاطعه)(?= (?:ال )?\\d)',
  'الي|و?تحت|ما قبل|ما تحت|(?<!لو )حتي(?! لو)|لحد|لين|لغايه|بحدود|حدود|بحدود ال|في حدود|حوالي|ب?(?:حول|نحو|قرابه)(?: ال)?(?= \\d)|(?:ما )?[يت]قارب(?: ال)?(?= \\d)|تقريبا|و?دون|ما دون|قبل|اقصي|اقصي شي|(?:كحد|حد|الحد|بحد) (?:ال)?اقصي|بال[كغ][تث]ير|اكثر شي|اكتر شي|حدي|حدنا|حد(?:ها|ه)|اخري|اخر(?:ها|ه)(?= \\d)|اقصا(?:ها|ه)|سقفي',
  '(?:(?:ما|مو|وما) )?(?:و?ب?(?:ال)?ميزاني(?:ه|تي|تنا|ته|تها)|معي|معاي|معايا|عندي|لدي)(?: (?:حدود|حوالي|تقريبا|بحدود|كاش|الا|غير|سوي|بس))*',
  '(?:less|cheaper|older|lower|fewer) than',
  'up to|upto|no more than|not more than|at most|maximum|max|under|below|before|until|till|around|about|roughly|approximately|approx|within',
  '(?:my |a )?budget(?: (?:is|of|around|about|max|up to))*',
)
const FROM = oneOf(
  'و?(?:اك[ثت]ر|اعلي|اغلي|احدث|اجدد|اكبر|اقوي) من',
  `و?(?:لا|ما|مو) (?:يقل|تقل|ينقص|تنقص|ينزل|تنزل|يهبط|تهبط|يطيح|تطيح)${boundOf('mileage_from')}(?<= (?:عن|علي))`,
  'و?فوق|ما فوق|ما بعد|بعد|ابتداء من|من بعد|علي الاقل|عالاقل',
  '(?:more|newer|higher|later|greater) than',
  'at least|no less than|minimum|min|over|above|after|since|starting from',
)
const OR_LESS =
  'واقل|فاقل|او اقل|وتحت|وما دون|فما دون|ونازل|وانزل|كحد اقصي|و ?انت نازل|بالكثير|or less|or lower|or cheaper|or older|and below|and under|max'
const OR_MORE =
  'واكثر|فاكثر|او اكثر|وفوق|فوق|واعلي|فاعلي|او اعلي|وما فوق|فما فوق|واحدث|فاحدث|او احدث|ولا (?:اعلي|احدث|اجدد|فوق)|وطالع|واطلع|و ?انت (?:طالع|جاي|رايح)|علي الاقل|or more|or newer|or later|or after|aw (?:احدث|فوق|اكثر|اعلي)|او بعدها?|وبعدها?|and later|or above|or higher|and newer|and over|and up|up(?! to)|above|onwards?|and onwards?|upwards?|او اجدد|واجدد|وما بعد|فما بعد|(?:(?:wa?|و) ?)?fo+(?: ?2|[qg])|و فوق|and above|\\+'
const KM = oneOf('كم|كيلو|كيلومتر|ك م|on the clock|on the odometer|on it|km|kms|kilometers|kilometres')
const CURRENCY = oneOf('ريال سعودي|ريال|ر س|رس|sar|sr|riyals|riyal')
const YEAR_WORD = oneOf('موديل|الموديل|موديلات|بموديل|مودل|مديل|سنه|لسنه|عام|لعام|model|year|my')
const FACTOR = oneOf('الف|الاف|الفا|k|ك(?! م(?!\\p{L}))|thousand|grand|مليون|ملايين|million|m')
const amount = (name: string) =>
  `(?:ال )?(?<${name}>\\d{1,9}(?:\\.\\d+)?(?: 000)*)(?: (?<${name}Factor>${FACTOR})(?![\\p{L}]))?`
const HORSEPOWER = oneOf('حصان|احصنه|حصانا|hp|bhp|horsepower|horse power|horses')
const NEGATION = oneOf(
  'و?(?:ماهي|ماهو|مو(?! (?:عندي|معي|معاي|معايا|لدي) )|ما(?! (?:قبل|بعد|فوق|تحت|دون|عندي|معي|معاي|معايا|لدي) )|مب|مهوب|مهب|لا|ليس|ليست|مش)|not|no|nothing|don t|isn t',
)
/** Words between a negation and its bound: «ما ابي ادفع عليها فوق ٥٠». */
const VERB = oneOf(
  '(?:ابي|ابغي|ابغا|اريد|ودي|نبي|نبغي|اقدر|نقدر|بقدر|ناوي|ادفع|ندفع|اخسر|احط|نحط|اصرف|اشتري|ت?كلف|يكلف|تكلفني|يكلفني)(?:ها|ه)?|علي|عليه|عليها|فيه|فيها|لي|سياره|موتر|i|can|want to|pay|spend|spending|willing to',
  'تطلع|يطلع|تكون|يكون|تصير|يصير|هي|هو|يجي|تجي|تروح|توصل|سعرها|سعره|السعر|ابيها|ابغاها|be|go|going|cost|costing|priced',
)
const UNITS = `(?: (?:(?<km>${KM})|(?<currency>${CURRENCY})|(?<power>${HORSEPOWER})))?`
const BEFORE = `(?:(?<mileage>${MILEAGE}) )?`
const WORD_START = '(?<![\\p{L}\\p{N}.])'
const WORD_END = '(?![\\p{L}\\p{N}.])'
const pattern = (...parts: string[]) => new RegExp(`${WORD_START}${parts.join('')}${WORD_END}`, 'gu')

/** «من 50 الى 80 الف», `2018-2020`. */
export const RANGE = pattern(
  BEFORE,
  `(?:(?<opened>(?:ب|في )?حدود|من|بين|سعر|بسعر|from|between) )?(?:(?<named_year>${YEAR_WORD}) )?`,
  amount('low'),
  `(?: (?:${KM}|${CURRENCY}))?`,
  ' (?:(?<dash>-)|(?<until>الي|لين|حتي|to|ila)|ل|la|(?<and>and|وال|و)|or|او|والا) (?:حتي )?',
  amount('high'),
  UNITS,
)
/** «تحت 50 الف», `mileage below 100k km`. */
export const BOUND_BEFORE = pattern(
  BEFORE,
  `(?:(?<negated>${NEGATION}) (?:${VERB} ){0,4})?(?:(?<mileage_after>${MILEAGE}) )?`,
  `(?:(?<up_to>${UP_TO})|(?<from>${FROM})) (?:(?<mileage_inside>${MILEAGE}) )?(?:(?<named_year>${YEAR_WORD}) )?`,
  amount('value'),
  UNITS,
  '(?! (?:سنه|سنوات|سنين|ولد|بنت|عيال|اولاد|بنات|طفل|شخص|years?|kids?|children|people))',
)
/** «2018 وفوق», `50k or less`. */
export const BOUND_AFTER = pattern(
  BEFORE,
  `(?:(?<named_year>${YEAR_WORD}) )?`,
  amount('value'),
  UNITS,
  ` (?:(?<up_to>${OR_LESS})|(?<from>(?<or_more>${OR_MORE})))`,
)
/** «50 الف», «ممشى 100»; not after a single letter: `C 200 K` is a car. «قليل الممشى 2022» has a year. */
export const BARE = pattern(
  `(?!(?<=قليله? )${MILEAGE} (?:19|20)\\d\\d(?! (?:${KM}|${FACTOR})))`,
  '(?!(?<=(?<!\\p{L})[a-z] )\\d{1,3} [kكm](?!\\p{L}))',
  BEFORE,
  '(?:(?<price>(?:ال)?مطلوب(?: فيها)?|(?:ال)?صافي|و?ب?(?:ال)?كاش|cash|بسعر|و?السعر|و?سعر|و?سعر(?:ها|ه)|ب|price|for) )?',
  amount('value'),
  UNITS,
  '(?: (?<cash>كاش|نقدا|cash))?',
)
/** «موديل 2019», «موديل 19», `2019 model`. */
export const NAMED_YEAR = pattern(
  `(?:(?<from>من )(?!عام|لعام)|من )?(?:${YEAR_WORD} (?<year>\\d{4}|\\d{2}(?! ${FACTOR}(?!\\p{L})))`,
  // «بيجو 2008 موديل 2012»: the word refers to the number after it
  `|(?:(?<year_before>\\d{4}) (?:${YEAR_WORD}|م)|(?<short_before>\\d{2}) (?:موديل|model))(?! \\d))`,
)
export const YEARS_FROM = pattern(`(?:من|from) (?<year>\\d{4})`)
/** «آخر ثلاث سنوات», `last 3 years`. */
export const LAST_YEARS = pattern(
  '(?:اخر|last|past|latest) ',
  '(?:(?:(?<count>\\d{1,2}) )?(?:سنوات|سنين|سنه|years|year)|(?<two>سنتين))',
)
/** «عمرها اقل من 5 سنوات», `less than 5 years old`. */
export const AGE = pattern(
  '(?:(?:عمرها|عمره|بعمر|عمر (?:ال)?(?:سياره|مركبه|موتر)) )?',
  `(?:(?:(?<negated>not|no) )?(?<older>older than|اقدم من)|(?!قبل|حتي|عندي|معي|معاي|لدي)(?:${UP_TO})) (?:عمرها )?(?<count>\\d{1,2}) (?:سنوات|سنين|سنه|years old|years|year old)`,
)
/** «التسعينات», `90s`. */
export const DECADE = pattern(
  '(?:ال)?(?:(?<nineties>تسعينات|تسعينيات|nineties)|(?<eighties>ثمانينات|ثمانينيات|eighties)|(?<seventies>سبعينات|سبعينيات|seventies)|(?<century>19)?(?<decade>[5-9]0) ?s)',
)
/** «موديل السنة», «السنة الماضية». */
export const NAMED_NOW = pattern(
  '(?:موديل (?:هذي |هذه )?السنه(?: (?:هذي|هذه))?(?<next> (?:الجايه|القادمه|الجديده))?(?! (?:اللي|الماضي|الماضيه|السابقه|الفايته))|this year(?: s)?(?: model)?|(?<next_year>next year)(?: s)?(?: model)?|(?:من |موديل )?(?:السنه|العام) (?<last>الماضيه|الماضي|اللي (?:فات|راح|طاف|مضي|عدي|قبل)[تا]?(?:ها)?|الفايته|الفايت|السابقه|السابق)|(?<last_year>last year)(?: s)?(?: model)?)',
)
/** «عمرها سنتين». */
export const EXACT_AGE = pattern(
  '(?:عمرها|عمره|بعمر) (?:(?<count>\\d{1,2}) (?:سنوات|سنين|سنه)|(?<two>سنتين)|سنه(?: واحده)?(?! و))',
)
/** Phrases whose adjectives describe something other than the car: `Android Auto`, `black rims`, «عروس جديدة». */
export const OF_OTHER_THINGS = pattern(
  '(?:(?:an |\\d )?owner s manuals?|owners? manuals|(?<!\\d )owners manual)|(?:owners? |service |repair )?manual (?:for(?! sale)|of|pdf)|internet explorer|(?:fuel|gas|petrol|water|fish) tanks?|(?:phone|laptop|usb|iphone|battery) charger|(?:highway|police|border) patrol|(?:desert|camel) safari|(?:is it|it|its|it is) sunny|sunny (?:day|days|weather)|golf (?:clubs?|course|balls?|buggy|cart)|(?:indian|american|british|foreign|arabic|saudi|my|your) accent(?! (?:is|for sale))|(?:android|اندرويد) (?:auto|اوتو)|black friday|old is gold|بلاك اديشن|black edition|\\d+ gb ram|mini(?= (?:suv|van|bus|truck|pickup))|ايكو بوست|eco boost|تم خصم|خصم مبلغ|(?:كود|كوبون|قسيمه) خصم|auto (?:parts|spare|loan|insurance|shop|repair|park|hold)|(?:عروس|عريس|وظيفه|دوام|بيت|شقه|سنه|مدرسه|معرض|رخصه|سايق|سواق) (?:ال)?(?:جديد|جديده)',
)
/** «زي الجديدة»: like new, so not new. */
export const NEARLY_NEW = pattern(
  'و?(?:(?:زي|شبه|كانها|كانه|مثل|like|as|nearly|almost) (?:ال)?(?:جديد|جديده|new)',
  '|و?(?:كفر|كفرات|كفراتها|كفراته|بطاريه|بطاريتها|جنوط|جنوطها|اطارات|فحمات|مكينه|مكينتها|موظف|موظفه|حساب|رقم|طلب|عميل|مستخدم|مشترك) (?:ال)?(?:جديد|جديده)',
  '|new (?:tires?|tyres?|battery|wheels|rims|brakes|engine|gearbox|account|password|user|customer|driver|phone|number))',
)
/** «ضمان لين 2028», «استمارة سنتين». */
export const WARRANTY = pattern(
  '(?:ال|و|ب)*(?:مدي|مداها|ضمان|ضمانه|ضمانها|تامين|تامينها|استماره|استمارتها|فحص|فحصها|warranty|insurance|registration|istimara)',
  '(?: (?:ال|ساري|ساريه|تنتهي|ينتهي|منتهي|منتهيه|expires|ends|جديد|جديده|شامل|كامل|وكاله|الوكاله|عليها|باقي|فيها|لين|الي|حتي|نهايه|اخر|شهر|ل|لمده|من|علي|يزيد|يصل|يتجاوز|اكثر|اقل|حوالي|until|till|to|for|of|is|up|valid|left|over)){0,3} \\d{1,6}(?: (?:سنوات|سنين|سنه|الف|كم|كيلو|years|year|km|k))*(?: (?:او|or) \\d{1,6}(?: (?:الف|كم|كيلو|k|km))*)?',
)
/** «صيانة ١٠٠ الف كيلو», `service at 60k`. */
export const MAINTENANCE = pattern(
  '(?:ال|و|ب)*(?:صيانه|صيانات|سرفيس|سيرفس|maintenance|service)(?: (?:ال|at|of))? \\d{1,6}(?: (?:الاف|الف|ك|كم|كيلو|k|km))*',
)
/** «توفر بنزين», «اسعار البنزين». */
export const FUEL_COST = pattern(
  '(?:اوفر|اخف|اقل)(?: \\p{L}+){0,2} (?:في |ب)(?:ال)?بنزين|(?:ما )?(?:(?:و|ما)?(?:تصرف|يصرف|توفر|يوفر|تشرب|يشرب|تاكل|ياكل|تمص|تحرق|تسحب|تحتاج)|شرابه|استهلاك|استهلاكها|صرفيه|صرفيتها|موفره|توفير|توفيرا|اقتصاديه|اسعار|سعر|مصروف)(?: (?:كثير|واجد|في))? (?:ال|لل)?بنزين|(?<=(?:[تي]صرف|صرفيه|استهلاك)(?: [^\\d ]+){1,3} )(?:ال|من ال|لل)?بنزين|(?:ال)?بنزين (?:ال)?(?:احمر|اخضر|ممتاز|9[158])(?! (?:الف|الاف))|(?:premium|regular|super|91|95) (?:gas|petrol|fuel)|(?:saves?|drinks?|burns?|guzzles?|uses?) (?:a lot of |little |less )?(?:petrol|gas|fuel)',
)
/** «٢١ او ٢٢», «موديل 20 21». */
export const SHORT_YEARS = pattern(
  '(?:موديل |model )?(?<low>\\d{2})(?: (?:او|ولا|والا|-|or|و|to|الي|لين|حتي|ل)|(?<=(?:موديل|model) \\d{2})) (?<high>\\d{2})(?! (?:الف|الاف|k|ك|thousand|حصان|ريال|sar))',
)
/** What is counted, after a number. */
const NOUNS: Readonly<Record<CountName, string>> = {
  seats: 'راكب ركاب مقعد مقعدا مقاعد كراسي كرسي راكبا سيتر seats seater seaters seat passengers passenger',
  doors: 'ابواب باب doors door',
  cylinders: 'سلندر سلندرات سليندر سليندرات اسطوانه اسطوانات cylinder cylinders cyl',
  owners_count: 'مالك ملاك ملاكها مالكا owner owners',
}
const NOUN = Object.fromEntries(
  Object.entries(NOUNS).map(([name, nouns]) => [name, oneOf(...nouns.split(' '))]),
) as Record<CountName, string>
/** People who have to fit in: that many seats, or more. */
const PEOPLE = 'نفر نفرات انفار اشخاص شخصا افراد persons'.split(' ')
/** A number word next to one of these is a count. */
export const COUNTED_NOUNS: readonly string[] = [
  ...Object.values(NOUNS).flatMap((nouns) => nouns.split(' ')),
  ...PEOPLE,
]

const EITHER = '(?:او|ولا|والا|or|aw)'
const UNTIL = '(?:-|الي|لين|حتي|ل|to|ila|la)'
/** `between 5 and 7` */
const AND_BETWEEN = '(?<=(?:بين|between) \\d{1,2} )(?:و|and)'
const AT_LEAST =
  '(?:(?<at_least>(?:لا|ما) (?:[يت]قل|[يت]نقص)(?: \\p{L}+)? عن|اكثر من|ب?علي الاقل|at least|minimum|min|no less than) )?'
const AT_MOST =
  '(?:(?<at_most>(?:مو|مب|مش|لا|ما) اك[ثت]ر من|(?:لا|ما) [يت]زيد(?: \\p{L}+)? عن|ب?حد اقصي|at most|up to|maximum|max|no more than|not more than) )?'
/** `8 seats, max 150k` is about the price. */
const OR_LESS_ONLY = `(?:${OR_LESS})(?! \\d)`
const OR_ON = `(?: (?:(?<or_more>${OR_MORE})|(?<or_less>${OR_LESS_ONLY})))?`
/** `6 or more cylinders`. */
const OR_ON_BEFORE_NOUN = `(?: (?:(?<or_more_before>${OR_MORE})|(?<or_less_before>${OR_LESS_ONLY})))?`
/** What `SEVEN_SEATS_WORDS` have. */
const SEVEN_SEATS_TAG = '(?!7 (?:(?:مقاعد|ركاب) (?:فاكثر|او اكثر|واكثر)|seats or more))'

/** «٧ راكب», `7 seater`, `5 to 7 seats`, «14 مقعدا فأكثر», `at least 7 seats`, «لستة أشخاص». */
const SEATS = pattern(
  SEVEN_SEATS_TAG,
  '(?:(?:من|بين|from|between) )?',
  AT_LEAST,
  AT_MOST,
  `(?:(?<value>\\d{1,2})(?: (?:(?<either>${EITHER})|${UNTIL}|${AND_BETWEEN}) (?<high>\\d{1,2}))?${OR_ON_BEFORE_NOUN} `,
  `(?:${NOUN.seats}|(?<or_more_people>${oneOf(...PEOPLE)}))|(?<is_2>و?ب?(?:مقعدين|كرسيين|راكبين)))`,
  OR_ON,
)
/** «4 ابواب», `2 door`, `2 or 4 doors`, `4 doors or more`. */
const DOORS = pattern(
  AT_LEAST,
  AT_MOST,
  `(?:(?:(?<value>[2-5])(?: (?<either>${EITHER}) (?<high>[2-5]))?${OR_ON_BEFORE_NOUN} ${NOUN.doors}|(?<is_2>و?ب?بابين))(?: (?<either_4>${EITHER}) (?<high_is_4>4|اربعه)(?: ابواب)?)?)`,
  OR_ON,
)

/** «6 سلندر», `V6`, «في ايت», `4 or 6 cylinders`, «سلندر 8»; not the cars `V40` and `V60`. */
const CYLINDERS = pattern(
  AT_LEAST,
  AT_MOST,
  `(?:(?:ابو |(?:بين|between) )?(?<value>\\d{1,2})(?: ${NOUN.cylinders})?(?: (?:(?<either>${EITHER})|${UNTIL}|${AND_BETWEEN}) (?<high>\\d{1,2}))?${OR_ON_BEFORE_NOUN} ${NOUN.cylinders}`,
  `|v ?(?<value_of_v>4|6|8|10|12|16)(?: (?<either_v>${EITHER}) v ?(?<high_of_v>4|6|8|10|12|16))?`,
  `|(?<!اي )في (?:(?<is_8>ايت)|(?<is_6>سكس|سيكس))|${NOUN.cylinders} (?<value_after>[3-68]|1[026])(?! (?:الف|الاف|k|ك))|(?<is_2>سلندرين))`,
  OR_ON,
)

const OWNER = '(?:مالك|صاحب|راعي)(?:ها|ه)?'
const MORE_THAN = '(?:(?<more_than>اك[ثت]ر من|more than|over) )?'
const LESS_THAN = '(?:(?<less_than>اقل من|(?:less|fewer) than|under) )?'

/** «مالك واحد», `first owner`, «يد أولى», «عدد الملاك 2», `1 or 2 owners`, `fewer than 3 owners`. */
const OWNERS = pattern(
  MORE_THAN,
  LESS_THAN,
  AT_LEAST,
  AT_MOST,
  `(?:(?<value>\\d{1,2})(?: (?:(?<either>${EITHER})|${UNTIL}|${AND_BETWEEN}) (?<high>\\d{1,2}))?${OR_ON_BEFORE_NOUN} (?:previous |former )?${NOUN.owners_count}(?: s)?`,
  `|(?:(?:عدد )?(?:ال)?ملاك(?:ها|ه)?|number of owners|owners) (?<value_after>[1-9])(?! ${FACTOR}(?!\\p{L}))`,
  `|(?<is_1_or>مالك(?: (?:واحد|اول))?) ${EITHER} (?<high_is_2>2|اثنين|ثاني|مالكين)`,
  `|(?<is_1_or_two>one|first|1st) ${EITHER} (?<high_is_2_owners>2|two|second|2nd) owners?`,
  `|(?<is_1>و?[بل]?(?:ال)?${OWNER} (?:سابق )?(?:واحد|1|(?:ال)?(?:وحيد|اول))|عدد (?:ال)?ملاك(?:ها|ه)? واحد|و?اول (?:مالك|راعي)|و?(?:ال)?يد (?:ال)?اولي|(?:first|1 st|1st|single|original|one (?:previous|former)) owner)`,
  `|(?<is_2>و?[بل]?مالكين(?: سابقين)?|(?:ال)?${OWNER} (?:ال)?ثاني|و?ثاني مالك|و?يد ثانيه|(?:second|2 nd|2nd) owner|two (?:previous|former) owners)`,
  `|(?<is_3>(?:ال)?${OWNER} (?:ال)?ثالث|ثالث مالك|و?يد ثالثه|(?:third|3 rd|3rd) owner))`,
  OR_ON,
)

interface CountPhrase {
  /**
   * Its groups are `value` and `high`, or `is_2` and `high_is_2` for a word that means 2, and `either`, `more_than`,
   * `less_than`, `at_least`, `at_most`, `or_more` and `or_less`. Those of an alternative have an ending of its own, such
   * as `value_after`.
   */
  phrase: RegExp
  /** A smaller number is not a count. */
  least: number
  /** A larger number is not a count. */
  most: number
  /** The largest number that `or more` means. */
  mostMeant: number
}

/** How people say a number of something that cars have. */
export const COUNTS: Readonly<Record<CountName, CountPhrase>> = {
  seats: { phrase: SEATS, least: 2, most: 60, mostMeant: 15 },
  doors: { phrase: DOORS, least: 2, most: 6, mostMeant: 6 },
  cylinders: { phrase: CYLINDERS, least: 2, most: 16, mostMeant: 12 },
  owners_count: { phrase: OWNERS, least: 1, most: 20, mostMeant: 20 },
}

/** Numbers that do not describe the car: «عمري ٢٠ سنة», «شارع ٦٠», «الساعة ٩», `18 inch`, `100 km a day`. */
export const OF_OTHERS = pattern(
  '(?:',
  '(?:ال|و|ب|في |رقم )*(?:عمري|طريق|(?:ولد|ولدي|بنت|بنتي|ابني|ابوي|امي|اخوي|اختي|طفل|طفلي|شاب)(?: \\p{L}+)? عمر(?:ه|ها)|شارع|مخرج|الساعه|يوم|تاريخ|رقم(?:ي|ه|ها)?(?: (?:ال)?(?:هيكل|شاصي|جوال|لوحه|طلب|اعلان))?|جوالي?|واتس(?:اب)?|مقاس|كود|شهر|سرع(?:ه|ته|تها)(?: (?:توصل|يوصل))?|مواليد|خصم|i m|i am|aged|order|exit|street|size)',
  ' \\d{1,15}(?: (?:سنه|سنوات|انش|years old))?',
  '|(?<!\\d )\\d{1,3}(?= (?:سيارات|حافلات|باصات|مواتر|شاحنات|وحدات|cars|vehicles|buses|vans|trucks|units)(?!\\p{L}))',
  '|\\d{1,4} (?:انش|بوصه|سم|متر|درجه|ثانيه|ثواني|دقيقه|دقايق|دقائق|ساعه|ساعات|يوم|ايام|اسبوع|شهر|شهور|اشهر|inch(?:es)?|minutes?|hours?|days?|weeks?|months)',
  '|(?:قبل|بعد|صار لي|لي) \\d{1,2} (?:سنه|سنوات|سنين|years)|(?:صفر|0|zero) (?:الي|ل|to) (?:100|60)(?! (?:الف|ألف|k|thousand|alf))|9[158] (?:او|ولا|or) 9[158]',
  // how far an electric car goes
  `|(?:مدي|مداها|المدي|بمدي|range)(?: (?:ال)?(?:بطاريه|بطاريتها|شحنه|شحنتها|شحن|كهربايي|of|is|over|at least|اكثر من|فوق|حوالي)){0,3} \\d{2,4} ${KM}`,
  `|\\d{2,4} ${KM} (?:مدي|بالشحنه|للشحنه|بشحنه|range|per charge|on (?:a|one) charge)`,
  `|\\d{1,4} ${KM} (?:باليوم|يوميا|كل يوم|في اليوم|a day|per day|daily)|\\d{1,4} ${KM} (?:كل اسبوع|بالاسبوع|اسبوعيا|a week|per week|weekly)|(?:باليوم|يوميا|كل يوم|في اليوم|daily) \\d{1,4} ${KM}`,
  ')',
)

const PAYMENT = oneOf(
  'مكافا[هت]|مكافاتي|bonus|قسط|قسطها|القسط|اقساط|بالاقساط|بقسط|تقسيط|بالتقسيط|دفعه|بدفعه|دفعه اولي|الدفعه|الدفعه الاولي|دفعه اخيره|الدفعه الاخيره|مقدم|المقدم|الاخيره|متبقي|المتبقي|باقي|الباقي|باقيها|فرق|الفرق|بفرق|والفرق|difference',
  'راتب|راتبي|راتبه|الراتب|براتب|رواتب|دخلي|install?ments?|down ?payment|deposit|salary|monthly|emi',
)
const A_MONTH = oneOf(
  'شهري|شهريا|بالشهر|في الشهر|كل شهر|monthly|per month|a month|month|first(?= then)|upfront|down ?payment|down|قسط|مقدم|دفعه|installment',
)
const NUMBER = `\\d{1,9}(?:\\.\\d+)?(?: ${FACTOR})?(?: ${CURRENCY})?`
/** Instalments, down payments and salaries, as opposed to prices. */
export const PAYMENTS = [
  pattern(
    `و?${PAYMENT}(?: (?:اولي|الاولي|اخيره|باقي|عليها|عليه|منه|منها|حدود|بحدود|تحت|اقل من|فوق|شهري|(?:ما|لا|ان لا|الا) [يت](?:تعدي|تجاوز|زيد|فوق|طلع|وصل|كون)(?: (?:عن|علي|فوق))?|of|is|under|below|not more than|up to|max|around|about)){0,2} ${NUMBER}(?: ${A_MONTH})?`,
  ),
  pattern(`${NUMBER} ${A_MONTH}`),
]
/** «2.5 لتر», «في 8»; not the car `R1T`. */
export const ENGINE = pattern(
  '(?:(?<!اي )في [68]|(?<!(?<!\\p{L})[a-z] )\\d(?:\\.\\d)? (?:لتر|ليتر|liters?|litres?|l|t)|\\d{3,4} (?:سي سي|cc)|[1-6]\\.\\d(?! (?:الف|الاف|ك|k|مليون|million|m))(?![\\d.]))',
)
