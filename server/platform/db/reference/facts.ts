import type { FactTopic, FactUnit, SourceQuality } from '#domain/facts/fact-kinds.ts'
import type { facts } from '#server/platform/db/schema/index.ts'

interface Source {
  source_ar: string
  source_en: string
  /** Only the site if the page is not known; null if that is not known either. */
  source_url: string | null
  source_quality: SourceQuality
}

const MINISTRY_OF_INTERIOR: Source = {
  source_ar: 'وزارة الداخلية، جدول الرسوم',
  source_en: 'Ministry of Interior, table of fees',
  source_url: 'https://www.moi.gov.sa',
  source_quality: 'government',
}
const ABSHER: Source = {
  source_ar: 'منصة أبشر',
  source_en: 'Absher',
  source_url: 'https://www.absher.sa',
  source_quality: 'government',
}
const ABSHER_LAUNCH: Source = {
  source_ar: 'موقع المربع نت، خبر إطلاق الخدمة',
  source_en: 'Almuraba Net, article on the launch of the service',
  source_url: 'https://almuraba.net',
  source_quality: 'trade',
}
const GAZETTE: Source = {
  source_ar: 'صحيفة أم القرى (الجريدة الرسمية)',
  source_en: 'Umm Al-Qura (the official gazette)',
  source_url: 'https://uqn.gov.sa/?p=20510',
  source_quality: 'government',
}
const FUEL_PRESS: Source = {
  source_ar: 'غلف برس، نقلًا عن أرامكو السعودية',
  source_en: 'Gulf Press, quoting Saudi Aramco',
  source_url: null,
  source_quality: 'press',
}
const SPA: Source = {
  source_ar: 'وكالة الأنباء السعودية، في نسخة سعورس',
  source_en: 'Saudi Press Agency, copy at Sauress',
  source_url: 'https://www.sauress.com/spa/1756698',
  source_quality: 'press',
}
const ENERGY_LABEL: Source = {
  source_ar: 'الشرق الأوسط، نقلًا عن المركز السعودي لكفاءة الطاقة',
  source_en: 'Asharq Al-Awsat, quoting the Saudi Energy Efficiency Center',
  source_url: 'https://aawsat.com',
  source_quality: 'press',
}
const ECONOMY_FEE: Source = {
  source_ar: 'غلف نيوز',
  source_en: 'Gulf News',
  source_url: 'https://gulfnews.com',
  source_quality: 'press',
}
const BROKER: Source = {
  source_ar: 'وكيل، وسيط تأمين',
  source_en: 'Wakeel, an insurance broker',
  source_url: 'https://wakeel.com',
  source_quality: 'trade',
}
const CENTRAL_BANK: Source = {
  source_ar: 'البنك المركزي السعودي، دليل الأنظمة',
  source_en: 'Saudi Central Bank, rulebook',
  source_url: 'https://rulebook.sama.gov.sa/en/node/6562',
  source_quality: 'government',
}
const ALMOWATEN: Source = {
  source_ar: 'صحيفة المواطن، عن وزارة التجارة',
  source_en: 'Almowaten, on the Ministry of Commerce',
  source_url: 'https://www.almowaten.net',
  source_quality: 'press',
}
const ARGAAM: Source = {
  source_ar: 'أرقام، نقلًا عن هيئة الزكاة والضريبة والجمارك',
  source_en: 'Argaam, quoting the Zakat, Tax and Customs Authority',
  source_url: 'https://www.argaam.com',
  source_quality: 'press',
}
const TAX_AUTHORITY: Source = {
  source_ar: 'هيئة الزكاة والضريبة والجمارك',
  source_en: 'Zakat, Tax and Customs Authority',
  source_url: 'https://zatca.gov.sa',
  source_quality: 'government',
}

const CHECKED_ON = '2026-11-21'
/** Days of the next check: of what changes often or is old, of what has no date, and of laws. */
const SOON = '2027-02-21'
const MIDYEAR = '2027-05-21'
const IN_A_YEAR = '2027-11-21'

const NOTE = {
  undated: {
    note_ar: 'الجدول الرسمي غير مؤرخ في النسخة التي اطلعنا عليها، وتتفق معه الصحافة.',
    note_en: 'The official table has no date in the copy that we read; the press agrees with it.',
  },
  absherOld: {
    note_ar: 'من اطلاع سابق على نسخة محفوظة. تحقق منه في أبشر قبل البيع.',
    note_en: 'From an earlier look at a stored copy. Check it in Absher before you sell.',
  },
  absherLaunch: {
    note_ar: 'كما أُعلن عند إطلاق خدمة بيع المركبات، وقد تكون الشروط تغيّرت.',
    note_en: 'As announced when the vehicle sale service started; the terms may have changed.',
  },
  beforeVat: {
    note_ar: 'قبل ضريبة القيمة المضافة. تاريخ اللائحة غير مذكور في النسخة.',
    note_en: 'Before VAT. The copy of the regulation has no date.',
  },
  fuel: {
    note_ar: 'كما نُشر في يناير 2026. قد تتغير الأسعار.',
    note_en: 'As published in January 2026. Prices may change.',
  },
  economy: {
    note_ar:
      'بدأ على السيارات الجديدة من موديل 2024 في 22 أكتوبر 2023. أُعلن شموله لجميع سيارات 2016 فأحدث في 2024، ولم نتحقق من بدئه.',
    note_en:
      'Began with new cars of model 2024 on 22 October 2023. All cars made in 2016 or later were announced for 2024; we could not verify that this has begun.',
  },
  import: {
    note_ar: 'كما نُشر في ديسمبر 2024.',
    note_en: 'As published in December 2024.',
  },
} as const

type Note = Pick<typeof facts.$inferInsert, 'note_ar' | 'note_en'>
type Options = Partial<Note> & { by?: string; from?: string }
type Value = readonly [number, FactUnit] | { ar: string; en: string }

function fact(
  key: string,
  topic: FactTopic,
  [labelAr, labelEn]: readonly [string, string],
  value: Value,
  source: Source,
  { by = MIDYEAR, from, note_ar = '', note_en = '' }: Options = {},
): typeof facts.$inferInsert {
  const isNumber = 'length' in value
  return {
    key,
    topic,
    label_ar: labelAr,
    label_en: labelEn,
    value: isNumber ? value[0] : null,
    unit: isNumber ? value[1] : null,
    value_ar: isNumber ? '' : value.ar,
    value_en: isNumber ? '' : value.en,
    valid_from: from ?? null,
    ...source,
    checked_on: CHECKED_ON,
    check_by: by,
    note_ar,
    note_en,
  }
}

const economyFee = (from: number, to: number | null, fee: number) =>
  fact(
    `economy-fee-from-${from}`,
    'economy_fee',
    from === 0
      ? ['رسم السيارة التي تقطع أقل من 10 كم باللتر', 'Fee of a car that does less than 10 km per litre']
      : to === null
        ? [`رسم السيارة التي تقطع ${from} كم باللتر فأكثر`, `Fee of a car that does ${from} km per litre or more`]
        : [
            `رسم السيارة التي تقطع من ${from} إلى أقل من ${to} كم باللتر`,
            `Fee of a car that does ${from} to less than ${to} km per litre`,
          ],
    [fee, 'sar_per_year'],
    ECONOMY_FEE,
    { ...NOTE.economy, from: '2023-10-22' },
  )

/** Facts of this version. Those that admins edited are kept, and those that they deleted are not restored. */
export const FACTS: readonly (typeof facts.$inferInsert)[] = [
  fact(
    'transfer-fee-private',
    'transfer',
    ['رسم نقل ملكية سيارة خاصة', 'Fee to transfer a private car'],
    [150, 'sar'],
    MINISTRY_OF_INTERIOR,
    NOTE.undated,
  ),
  fact(
    'absher-sale-min',
    'transfer',
    ['أقل سعر للبيع عبر أبشر', 'Lowest price of a sale through Absher'],
    [500, 'sar'],
    ABSHER,
    { ...NOTE.absherOld, by: SOON },
  ),
  fact(
    'absher-sale-max',
    'transfer',
    ['أعلى سعر للبيع عبر أبشر', 'Highest price of a sale through Absher'],
    [1_000_000, 'sar'],
    ABSHER,
    { ...NOTE.absherOld, by: SOON },
  ),
  fact(
    'absher-confirm-hours',
    'payment',
    ['مهلة المشتري لتأكيد الشراء في أبشر', 'Time for the buyer to confirm in Absher'],
    [1, 'hours'],
    ABSHER_LAUNCH,
    { ...NOTE.absherLaunch, by: SOON },
  ),
  fact(
    'absher-pay-hours',
    'payment',
    ['مهلة إيداع المبلغ في الحساب الوسيط', 'Time to pay into the intermediary account'],
    [72, 'hours'],
    ABSHER_LAUNCH,
    { ...NOTE.absherLaunch, by: SOON },
  ),
  fact(
    'absher-handover-hours',
    'payment',
    ['مدة صلاحية رمز تسليم السيارة', 'Time to use the hand-over code'],
    [24, 'hours'],
    ABSHER_LAUNCH,
    { ...NOTE.absherLaunch, by: SOON },
  ),
  fact(
    'absher-payout-days',
    'payment',
    ['أطول مدة حتى يصل المبلغ إلى البائع', 'Longest time until the seller is paid'],
    [5, 'days'],
    ABSHER_LAUNCH,
    { ...NOTE.absherLaunch, by: SOON },
  ),
  fact(
    'licence-fee-private',
    'fees',
    ['رسم رخصة سير سيارة خاصة (الاستمارة)', 'Licence of a private car (istimara)'],
    [100, 'sar_per_year'],
    MINISTRY_OF_INTERIOR,
    NOTE.undated,
  ),
  fact(
    'licence-fee-private-transport',
    'fees',
    ['رسم رخصة سير مركبة «نقل خاص»', 'Licence of a private transport vehicle'],
    [200, 'sar_per_year'],
    MINISTRY_OF_INTERIOR,
    NOTE.undated,
  ),
  fact(
    'licence-replacement-fee',
    'fees',
    ['رسم بدل رخصة سير مفقودة', 'Replacement of a lost licence'],
    [100, 'sar'],
    MINISTRY_OF_INTERIOR,
    NOTE.undated,
  ),
  fact(
    'inspection-fee',
    'inspection',
    ['الفحص الدوري لسيارة خاصة', 'Periodic inspection of a private car'],
    [100, 'sar'],
    GAZETTE,
    { ...NOTE.beforeVat, by: IN_A_YEAR },
  ),
  fact(
    'reinspection-fee',
    'inspection',
    ['إعادة الفحص الدوري لسيارة خاصة', 'Re-inspection of a private car'],
    [33, 'sar'],
    GAZETTE,
    { ...NOTE.beforeVat, by: IN_A_YEAR },
  ),
  fact(
    'inspection-fee-motorcycle',
    'inspection',
    ['الفحص الدوري لدراجة نارية', 'Periodic inspection of a motorcycle'],
    [45, 'sar'],
    GAZETTE,
    { ...NOTE.beforeVat, by: IN_A_YEAR },
  ),
  fact('fuel-price-91', 'fuel', ['سعر بنزين 91', 'Price of petrol 91'], [2.18, 'sar_per_litre'], FUEL_PRESS, {
    ...NOTE.fuel,
    by: SOON,
  }),
  fact('fuel-price-95', 'fuel', ['سعر بنزين 95', 'Price of petrol 95'], [2.33, 'sar_per_litre'], FUEL_PRESS, {
    ...NOTE.fuel,
    by: SOON,
  }),
  fact('fuel-price-diesel', 'fuel', ['سعر الديزل', 'Price of diesel'], [1.79, 'sar_per_litre'], FUEL_PRESS, {
    by: SOON,
    from: '2026-01-01',
    note_ar: 'منذ يناير 2026، وكان 1.66 ريال. لم يُذكر اليوم.',
    note_en: 'Since January 2026, 1.66 SAR before. The day is not stated.',
  }),
  fact(
    'driving-distance',
    'fuel',
    ['المسافة التي تقطعها السيارة في السنة', 'Distance that a car is driven'],
    [15_800, 'km_per_year'],
    SPA,
    {
      note_ar: 'حسبناها من مثالين نشرهما المركز السعودي لكفاءة الطاقة بين 2019 و2021.',
      note_en: 'Computed by us from two examples that the Saudi Energy Efficiency Center gave from 2019 to 2021.',
    },
  ),
  fact(
    'fuel-label',
    'fuel',
    ['بطاقة اقتصاد الوقود', 'Fuel economy label'],
    { ar: '7 مستويات، من ممتاز+ إلى سيئ جدًا', en: '7 levels, from excellent+ to very bad' },
    ENERGY_LABEL,
    {
      note_ar: 'إلزامية من موديل 2015 للمركبات التي يقل وزنها عن 3,500 كجم.',
      note_en: 'Mandatory from model 2015 for vehicles below 3,500 kg.',
    },
  ),
  economyFee(16, null, 0),
  economyFee(14, 16, 50),
  economyFee(12, 14, 85),
  economyFee(10, 12, 130),
  economyFee(0, 10, 190),
  fact(
    'economy-fee-first-year',
    'economy_fee',
    ['أقدم سنة صنع يُحسب رسمها باقتصاد الوقود', 'Oldest model year whose fee depends on its fuel economy'],
    [2016, 'model_year'],
    ECONOMY_FEE,
    {
      note_ar:
        'أُعلن لجميع السيارات في 2024، ولم نتحقق من بدئه. رسم الأقدم يُحسب بسعة المحرك، ولم نجد مصدرًا كاملًا لشرائحه.',
      note_en:
        'Announced for all cars in 2024; we could not verify that this has begun. The fee of older cars depends on the engine; we found no complete source for its bands.',
    },
  ),
  fact(
    'no-claims-third-party',
    'insurance',
    ['خصم عدم وجود مطالبات للتأمين ضد الغير', 'No-claims discount, third-party insurance'],
    { ar: 'من 10% بعد سنة إلى 50% بعد 5 سنوات', en: '10% after one year to 50% after 5 years' },
    BROKER,
    {
      note_ar: 'الخصم للشخص لا للسيارة، ويسقط بانقطاع التأمين أكثر من 30 يومًا. بحسب وسيط تأمين.',
      note_en: 'It belongs to the person, and a gap of more than 30 days ends it. According to a broker.',
    },
  ),
  fact(
    'no-claims-comprehensive',
    'insurance',
    ['خصم عدم وجود مطالبات للتأمين الشامل', 'No-claims discount, comprehensive insurance'],
    { ar: 'من 15% بعد سنة إلى 60% بعد 5 سنوات', en: '15% after one year to 60% after 5 years' },
    BROKER,
    {
      note_ar: 'الخصم للشخص لا للسيارة، ويسقط بانقطاع التأمين أكثر من 30 يومًا. بحسب وسيط تأمين.',
      note_en: 'It belongs to the person, and a gap of more than 30 days ends it. According to a broker.',
    },
  ),
  fact(
    'early-settlement',
    'instalments',
    ['السداد المبكر', 'Early settlement'],
    { ar: 'حق للعميل، وطريقة حسابه واحدة لدى جهات التمويل', en: 'A right, by one method for all lenders' },
    CENTRAL_BANK,
    {
      by: IN_A_YEAR,
      from: '2015-08-01',
      note_ar: 'المادتان 82 و84 من لائحة شركات التمويل. اطلعنا على مقدمة الدليل لا على معادلته.',
      note_en: 'Articles 82 and 84 on finance companies. We read the introduction of the guide, not its formula.',
    },
  ),
  fact(
    'recall-check',
    'recalls',
    ['البحث عن استدعاءات سيارتك', 'Recalls of your car'],
    { ar: 'برقم الهيكل في recalls.sa، والإصلاح مجاني', en: 'By chassis number at recalls.sa; the repair is free' },
    ALMOWATEN,
  ),
  fact(
    'recalled-cars-2025',
    'recalls',
    ['السيارات المستدعاة في 2025', 'Cars recalled in 2025'],
    [284_000, 'cars'],
    ALMOWATEN,
    { note_ar: 'في 173 حملة، كما نُشر في يناير 2026.', note_en: 'In 173 campaigns, as published in January 2026.' },
  ),
  fact(
    'import-most-years',
    'import',
    ['أقصى عمر لسيارة يستوردها فرد', 'Oldest car that a person may import'],
    [5, 'years'],
    ARGAAM,
    {
      by: SOON,
      note_ar: 'بعدد سنوات الموديل دون السنة الحالية، كما نُشر في ديسمبر 2024.',
      note_en: 'In model years, not counting the current one, as published in December 2024.',
    },
  ),
  fact(
    'import-duty',
    'import',
    ['الرسوم الجمركية على سيارة يستوردها فرد', 'Customs duty on a car that a person imports'],
    [5, 'percent'],
    ARGAAM,
    { ...NOTE.import, by: SOON },
  ),
  fact('import-vat', 'import', ['ضريبة القيمة المضافة عند الاستيراد', 'VAT on import'], [15, 'percent'], ARGAAM, {
    by: SOON,
    note_ar: 'على قيمة السيارة مع الرسوم الجمركية، كما نُشر في ديسمبر 2024.',
    note_en: 'On the value of the car plus the duty, as published in December 2024.',
  }),
  fact('vat-rate', 'vat', ['ضريبة القيمة المضافة', 'Value added tax'], [15, 'percent'], TAX_AUTHORITY, {
    by: IN_A_YEAR,
  }),
  fact(
    'vat-dealer-margin',
    'vat',
    ['الضريبة على السيارات المستعملة لدى المعارض', 'VAT on used cars of dealers'],
    { ar: 'على هامش الربح، إن كان المعرض معتمدًا لذلك', en: 'On the margin, if the dealer is approved for it' },
    TAX_AUTHORITY,
    { by: IN_A_YEAR, from: '2023-07-01' },
  ),
]
