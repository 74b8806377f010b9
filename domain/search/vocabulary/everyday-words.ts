import type { VocabularyTerm } from './vocabulary.ts'

interface EverydayWord {
  kind: VocabularyTerm['kind']
  /** One or more values that the words mean. */
  refs: readonly [string, ...string[]]
  words: readonly string[]
}

/** Words that mean several values at once, or regions by points of the compass. */
const WORDS: readonly EverydayWord[] = [
  {
    kind: 'body_type',
    refs: ['suv', 'wagon'],
    words: ['عائلية', 'عائلي', 'عوائل', 'للعائلة', 'لعائلة', 'للعوائل', 'لعائلتي', 'family', 'family car'],
  },
  { kind: 'drivetrain', refs: ['all', 'four'], words: ['دفع رباعي', 'الدفع الرباعي', 'دفع على الأربع', 'رباعية الدفع'] },
  { kind: 'region', refs: ['eastern'], words: ['الشرقية', 'بالشرقية', 'المنطقة الشرقية', 'شرقية', 'eastern'] },
  { kind: 'region', refs: ['makkah', 'madinah'], words: ['الغربية', 'المنطقة الغربية', 'الحجاز', 'western region'] },
  { kind: 'region', refs: ['riyadh', 'qassim'], words: ['الوسطى', 'المنطقة الوسطى', 'نجد', 'central region'] },
  {
    kind: 'region',
    refs: ['asir', 'jazan', 'najran', 'bahah'],
    words: ['الجنوب', 'الجنوبية', 'المنطقة الجنوبية', 'the south', 'southern region'],
  },
  {
    kind: 'region',
    refs: ['tabuk', 'hail', 'jawf', 'northern-borders'],
    words: ['الشمال', 'الشمالية', 'المنطقة الشمالية', 'the north', 'northern region'],
  },
]

const LITTLE = 'قليل بسيط خفيف واطي منخفض نازل'.split(' ')
const MILEAGES = 'ممشى ممشاها ممشاه الممشى مشيها مشيه عداد عدادها عداده العداد'.split(' ')
const DRIVEN = 'ماشية ماشي ماشيها مشت'.split(' ')
const MUCH = 'كثير واجد وايد مرة'.split(' ')

/** Phrases for cars with a low mileage; the tag defines the limit. */
export const LOW_MILEAGE_WORDS: readonly string[] = [
  ...[...MILEAGES, ...DRIVEN].flatMap((mileage) => LITTLE.map((little) => `${mileage} ${little}`)),
  ...['قليلة', 'قليل'].flatMap((little) =>
    ['الممشى', 'الممشا', 'المشي', 'العداد', 'الاستخدام', 'الاستعمال'].map((mileage) => `${little} ${mileage}`),
  ),
  ...['ما مشت', 'ما مشى', 'مو ماشية', 'مب ماشية', 'مهيب ماشية', 'مو ماشي'].flatMap((driven) =>
    MUCH.map((much) => `${driven} ${much}`),
  ),
  'low mileage',
  'low milage',
  'low miles',
  'low km',
  'low kms',
  'low kilometers',
]

/** Phrases for cars with seven or more seats. */
export const SEVEN_SEATS_WORDS: readonly string[] = [
  '7 مقاعد أو أكثر',
  '7 مقاعد وأكثر',
  '7 ركاب فأكثر',
  '7 ركاب أو أكثر',
  '7 ركاب وأكثر',
  'سبعة مقاعد فأكثر',
  'سبعة مقاعد أو أكثر',
  'سبعة ركاب فأكثر',
  'سبعة ركاب أو أكثر',
  '7 seats or more',
]

/** Phrases for cars whose price was reduced. */
export const DISCOUNT_WORDS: readonly string[] = [
  'خصومات',
  'مخفضة',
  'مخفض',
  'تخفيض',
  'تخفيضات',
  'عليها خصم',
  'عليه خصم',
  'نزل سعرها',
  'discounted',
  'discounts',
  'reduced price',
  'price drop',
]

export const EVERYDAY_TERMS: readonly VocabularyTerm[] = WORDS.map(({ kind, refs: [ref, ...also], words }) => ({
  kind,
  ref,
  also,
  parent: null,
  names: words,
  // precedes other meanings of the same kind
  weight: 1,
  isRare: true,
}))
