// Phrases with numbers, in words as `readWords` gives them, joined by spaces.

const oneOf = (...forms: string[]) => `(?:${forms.join('|')})`
const UP_TO = oneOf(
  '(?:باقل|اقل|ارخص|اقدم|ادني) من',
  'لا يزيد عن|لا تزيد عن|لا يتجاوز|ما يتجاوز',
  'الي|تحت|حتي|لحد|بحدود|حدود|دون|قبل|اقصي|ميزانيه|بميزانيه|ميزانيتي|بميزانيتي',
  '(?:less|cheaper|older|lower) than',
  'up to|no more than|at most|maximum|max|under|below|before|until|till|budget',
)
const FROM = oneOf(
  '(?:اكثر|اعلي|اغلي|احدث|اكبر) من',
  'لا يقل عن|لا تقل عن',
  'فوق|بعد|ابتداء من|من بعد',
  '(?:more|newer|higher) than',
  'at least|minimum|min|over|above|after|since',
)
const OR_LESS = 'واقل|فاقل|او اقل|وتحت|وما دون|فما دون|or less|or lower|or cheaper|or older|and below|and under|max'
const OR_MORE =
  'واكثر|فاكثر|او اكثر|وفوق|فوق|واعلي|فاعلي|او اعلي|وما فوق|فما فوق|واحدث|فاحدث|or more|or newer|and newer|and up|and above|\\+'
const MILEAGE = oneOf('بممشي|ممشي|الممشي|ممشاها|ماشي|ماشيه|عداد|العداد|قاطع|قاطعه|mileage|odometer')
const KM = oneOf('كم|كيلو|كيلومتر|ك م|km|kms|kilometers|kilometres')
const CURRENCY = oneOf('ريال سعودي|ريال|ر س|رس|sar|sr|riyals|riyal')
const YEAR_WORD = oneOf('موديل|الموديل|موديلات|مودل|سنه|عام|model|year|my')
const FACTOR = oneOf('الف|الاف|k|ك(?! م(?!\\p{L}))|thousand|مليون|ملايين|million|m')
const amount = (name: string) =>
  `(?<${name}>\\d{1,9}(?:\\.\\d+)?(?: 000)*)(?: (?<${name}Factor>${FACTOR})(?![\\p{L}]))?`
const UNITS = `(?: (?:(?<km>${KM})|(?<currency>${CURRENCY})))?`
const BEFORE = `(?:(?<mileage>${MILEAGE}) )?`
const WORD_START = '(?<![\\p{L}\\p{N}.])'
const WORD_END = '(?![\\p{L}\\p{N}.])'
const pattern = (...parts: string[]) => new RegExp(`${WORD_START}${parts.join('')}${WORD_END}`, 'gu')

/** «من 50 الى 80 الف», `2018-2020`. */
export const RANGE = pattern(
  BEFORE,
  `(?:(?<opened>من|بين|from|between) )?(?:${YEAR_WORD} )?`,
  amount('low'),
  ' (?:(?<dash>-)|الي|لين|حتي|to|and|و) (?:حتي )?',
  amount('high'),
  UNITS,
)
/** «تحت 50 الف», `mileage below 100k km`. */
export const BOUND_BEFORE = pattern(
  BEFORE,
  `(?:(?<up_to>${UP_TO})|(?<from>${FROM})) (?:(?<mileage_inside>${MILEAGE}) )?(?:${YEAR_WORD} )?`,
  amount('value'),
  UNITS,
)
/** «2018 وفوق», `50k or less`. */
export const BOUND_AFTER = pattern(
  BEFORE,
  `(?:${YEAR_WORD} )?`,
  amount('value'),
  UNITS,
  ` (?:(?<up_to>${OR_LESS})|(?<from>${OR_MORE}))`,
)
/** «50 الف», «ممشى 100»; not after a single letter: `C 200 K` is a car. */
export const BARE = pattern(
  '(?<!(?<!\\p{L})[a-z] )',
  BEFORE,
  '(?:(?<price>بسعر|السعر|سعر|price) )?',
  amount('value'),
  UNITS,
)
/** «موديل 2019», «موديل 19», `2019 model`. */
export const NAMED_YEAR = pattern(
  `(?<from>من )?(?:${YEAR_WORD} (?<year>\\d{2}|\\d{4})`,
  // «بيجو 2008 موديل 2012»: the word refers to the number after it
  `|(?:(?<year_before>\\d{4}) (?:${YEAR_WORD}|م)|(?<short_before>\\d{2}) (?:موديل|model))(?! \\d))`,
)
export const YEARS_FROM = pattern(`(?:من|from) (?<year>\\d{4})`)
