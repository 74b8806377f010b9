import { modelName } from '#domain/cars/model-name.ts'
import type { Random } from './random.ts'

export interface DescribedCar {
  makeAr: string
  makeEn: string
  modelAr: string
  modelEn: string
  year: number
  mileage: number
  trim: Trim
  isNew: boolean
  owners_count: number
  agency_serviced: boolean
  accident: 'none' | 'minor' | 'major'
  paint: 'original' | 'partly_repainted' | 'repainted'
  hasWarranty: boolean
  isNegotiable: boolean
  isOnRequest: boolean
}

export interface Trim {
  ar: string
  en: string
  /** Price factor relative to an average trim. */
  factor: number
}

export const TRIMS: readonly Trim[] = [
  { ar: 'ستاندر', en: 'Standard', factor: 0.9 },
  { ar: 'نص فل', en: 'Mid option', factor: 1 },
  { ar: 'فل كامل', en: 'Full option', factor: 1.14 },
]

type Sentence = readonly [ar: string, en: string]

const OPENINGS: readonly Sentence[] = [
  ['السيارة نظيفة جدًا من الداخل والخارج.', 'The car is very clean inside and out.'],
  ['سيارة مرتبة ومحافظ عليها من أول يوم.', 'A tidy car, looked after since day one.'],
  ['السيارة ما عليها كلام، والفحص على راحتك.', 'A solid car; have it inspected wherever you like.'],
  ['سيارة عائلية هادئة الاستخدام.', 'A family car, gently used.'],
  ['استخدام شخصي داخل المدينة.', 'Private use, inside the city.'],
]
const NEW: readonly Sentence[] = [
  ['السيارة جديدة لم تُستخدم، وعليها ضمان الوكالة كاملًا.', 'The car is new and unused, with the full agency warranty.'],
  ['جديدة من الوكالة، وتُسلَّم مع البطاقة الجمركية.', 'New from the agency, handed over with its customs card.'],
]
const SERVICED: readonly Sentence[] = [
  ['كل صيانتها في الوكالة والسجلات موجودة.', 'All its servicing was at the agency, with records.'],
  ['صيانة دورية منتظمة في الوكالة.', 'Serviced regularly at the agency.'],
]
const NOT_SERVICED: readonly Sentence[] = [
  ['صيانتها منتظمة في ورشة معروفة.', 'Serviced regularly at a known workshop.'],
  ['غُيّر الزيت والفلاتر والبطارية قبل فترة قريبة.', 'Oil, filters and battery were changed recently.'],
]
const ACCIDENTS: Record<DescribedCar['accident'], readonly Sentence[]> = {
  none: [
    ['خالية من الحوادث.', 'No accidents.'],
    ['لم تتعرض لأي حادث.', 'It was never in an accident.'],
  ],
  minor: [['حادث بسيط في الصدام وتم إصلاحه.', 'A minor bumper accident, repaired.']],
  major: [
    [
      'عليها حادث سابق تم إصلاحه، والسعر محسوب على ذلك.',
      'It had an accident that was repaired; the price allows for it.',
    ],
  ],
}
const PAINTS: Record<DescribedCar['paint'], Sentence> = {
  original: ['البوية بوية الوكالة.', 'Original paint.'],
  partly_repainted: ['فيها رش تجميلي في قطعة أو قطعتين.', 'One or two panels were repainted for looks.'],
  repainted: ['مرشوشة بالكامل بجودة عالية.', 'Fully repainted, to a high standard.'],
}
const REASONS: readonly Sentence[] = [
  ['سبب البيع شراء سيارة أكبر.', 'Selling to buy a larger car.'],
  ['البيع بداعي السفر.', 'Selling because of travel.'],
  ['سبب البيع عدم الحاجة.', 'Selling because it is no longer needed.'],
  ['المكيف بارد والكفرات بحالة ممتازة.', 'The air conditioning is cold and the tires are excellent.'],
  ['الفحص الدوري والاستمارة ساريان.', 'Inspection and registration are valid.'],
]
const NEGOTIABLE: Sentence = ['السعر قابل للتفاوض البسيط عند المعاينة.', 'The price is slightly negotiable on viewing.']
const FIXED: Sentence = ['السعر نهائي.', 'The price is final.']
const ON_REQUEST: Sentence = ['السيارة على السوم.', 'Open to offers.']
const WARRANTY: Sentence = ['السيارة على ضمان الوكالة.', 'The car is under agency warranty.']

export function demoTitles(car: DescribedCar, random: Random): { ad_title_ar: string; ad_title_en: string } {
  const { makeAr, makeEn, modelAr, modelEn, year, trim } = car
  const nameAr = modelName(makeAr, modelAr)
  const nameEn = modelName(makeEn, modelEn)
  const [formAr, formEn] = random.pick<Sentence>([
    [`${nameAr} ${year} ${trim.ar}`, `${nameEn} ${year} ${trim.en}`],
    [`${nameAr} موديل ${year}`, `${year} ${nameEn} ${trim.en}`],
    [
      `${nameAr} ${year} ${trim.ar} ${car.isNew ? 'جديدة' : 'نظيفة جدًا'}`,
      `${car.isNew ? 'New' : 'Very clean'} ${nameEn} ${year} ${trim.en}`,
    ],
    [`للبيع ${nameAr} ${year} ${trim.ar}`, `${nameEn} ${year} for sale, ${trim.en}`],
  ])
  return { ad_title_ar: formAr, ad_title_en: formEn }
}

/** Describes an ad, consistent with its fields. A third of the sellers write in Arabic alone. */
export function demoDescriptions(
  car: DescribedCar,
  random: Random,
): { description_ar: string; description_en: string | null } {
  const sentences: Sentence[] = car.isNew
    ? [random.pick(NEW)]
    : [
        random.pick(OPENINGS),
        car.owners_count === 1
          ? ['مالكها الأول.', 'First owner.']
          : [`عدد الملاك: ${car.owners_count}.`, `Owners so far: ${car.owners_count}.`],
        random.pick(car.agency_serviced ? SERVICED : NOT_SERVICED),
        random.pick(ACCIDENTS[car.accident]),
        PAINTS[car.paint],
        ...(car.hasWarranty ? [WARRANTY] : []),
        random.pick(REASONS),
      ]
  sentences.push(car.isOnRequest ? ON_REQUEST : car.isNegotiable ? NEGOTIABLE : FIXED)
  return {
    description_ar: sentences.map(([ar]) => ar).join(' '),
    description_en: car.mileage % 3 === 0 ? null : sentences.map(([, en]) => en).join(' '),
  }
}
