import type { DealFields } from '#contract/deals.ts'
import type { DemoMedia } from './add-demo-media.ts'

interface Names {
  slug: string
  name_ar: string
  name_en: string
}

/** In display order. */
export const DEMO_CATEGORIES: readonly Names[] = [
  { slug: 'maintenance-and-oil', name_ar: 'الصيانة والزيوت', name_en: 'Maintenance and oil' },
  { slug: 'tyres', name_ar: 'الإطارات', name_en: 'Tyres' },
  { slug: 'wash-and-polish', name_ar: 'الغسيل والتلميع', name_en: 'Wash and polish' },
  { slug: 'batteries', name_ar: 'البطاريات والكهرباء', name_en: 'Batteries and electrics' },
  { slug: 'glass-and-tinting', name_ar: 'الزجاج والتظليل', name_en: 'Glass and tinting' },
]

/** Invented companies; their domains cannot exist. */
export const DEMO_BRANDS: readonly (Names & {
  logo: DemoMedia
  about_ar: string
  about_en: string
  website: string | null
})[] = [
  {
    slug: 'sahlan-tyres',
    logo: 'brand-1',
    name_ar: 'إطارات سهلان',
    name_en: 'Sahlan Tyres',
    about_ar: 'بيع الإطارات وتركيبها ووزنها في الرياض والخرج.',
    about_en: 'Sells, fits and balances tyres in Riyadh and Al Kharj.',
    website: 'https://sahlan-tyres.example/',
  },
  {
    slug: 'madar-wefaq-service',
    logo: 'brand-3',
    name_ar: 'مدار الوفاق للصيانة',
    name_en: 'Madar Wefaq Service',
    about_ar: 'صيانة دورية وفحص بالكمبيوتر في خمسة فروع.',
    about_en: 'Regular service and computer diagnosis in five branches.',
    website: 'https://madar-wefaq.example/',
  },
  {
    slug: 'lamat-weddan',
    logo: 'brand-2',
    name_ar: 'لمعة ودّان',
    name_en: 'Lamat Weddan',
    about_ar: 'غسيل وتلميع وحماية للطلاء عند بيتك في جدة.',
    about_en: 'Washes, polishes and protects paint at your home in Jeddah.',
    website: 'https://lamat-weddan.example/',
  },
  {
    slug: 'wameedh-najd-batteries',
    logo: 'brand-5',
    name_ar: 'بطاريات وميض نجد',
    name_en: 'Wameedh Najd Batteries',
    about_ar: 'بطاريات بضمان، مع التركيب في موقعك.',
    about_en: 'Batteries with a warranty, fitted where you are.',
    website: null,
  },
  {
    slug: 'shafeef-auto-glass',
    logo: 'brand-6',
    name_ar: 'شفيف لزجاج السيارات',
    name_en: 'Shafeef Auto Glass',
    about_ar: 'إصلاح الزجاج وتبديله، وتظليل ضمن النسب النظامية.',
    about_en: 'Repairs and replaces glass, and tints it within the legal limits.',
    website: 'https://shafeef-glass.example/',
  },
  {
    slug: 'awn-aldarb-roadside',
    logo: 'brand-4',
    name_ar: 'عون الدرب',
    name_en: 'Awn Aldarb Roadside',
    about_ar: 'سحب وإصلاح بنشر وتعبئة وقود على الطرق السريعة.',
    about_en: 'Towing, flat tyres and fuel on highways.',
    website: 'https://awn-aldarb.example/',
  },
]

/** Times in hours from the start of the demo. A deal starts with its day in Riyadh, and ends with it. */
interface Hours {
  published: number | null
  starts?: number
  ends?: number
}

type Texts = Pick<DealFields, 'title_ar' | 'title_en' | 'text_ar' | 'text_en'>
type Rest = Pick<
  DealFields,
  'price_before' | 'price_now' | 'discount_percent' | 'discount_amount' | 'coupon_code' | 'link' | 'featured'
>

export interface DemoDeal extends Texts, Partial<Rest> {
  brand: string | null
  category: string | null
  picture: DemoMedia
  /** The slug of a maker. */
  make?: string
  hours: Hours
  /** On an average day. */
  views: number
}

const DAY = 24

/** Every state, each kind of saving, and coupons and links in every mixture. */
export const DEMO_DEALS: readonly DemoDeal[] = [
  {
    title_ar: 'أربعة إطارات بسعر ثلاثة',
    title_en: 'Four tyres for the price of three',
    text_ar:
      'اختر مقاس سيارتك وادفع قيمة ثلاثة إطارات، والرابع علينا.\n\nالتركيب والوزن والنيتروجين مشمولة، والضمان سنة ضد عيوب التصنيع. يسري على الإطارات المتوفرة في الفروع وقت الطلب.',
    text_en:
      'Choose the size of your car and pay for three tyres; the fourth is on us.\n\nFitting, balancing and nitrogen are included, with a year of warranty against defects. Valid for tyres in stock.',
    brand: 'sahlan-tyres',
    category: 'tyres',
    picture: 'tyres',
    discount_percent: 25,
    link: 'https://sahlan-tyres.example/four-for-three',
    featured: true,
    hours: { published: -9 * DAY, ends: 12 * DAY },
    views: 84,
  },
  {
    title_ar: 'تغيير زيت وفلتر مع فحص 30 نقطة',
    title_en: 'Oil and filter change with a 30-point check',
    text_ar:
      'زيت تخليقي بالكامل حتى 5 لترات مع فلتر أصلي، وفحص للفرامل والسوائل والبطارية.\n\nاحجز من الموقع واكتب كود الخصم قبل الدفع. ما زاد على 5 لترات يُحسب بسعر اللتر.',
    text_en:
      'Fully synthetic oil, up to 5 litres, with a genuine filter, and a check of brakes, fluids and battery.\n\nBook on the website and enter the code before you pay. Oil beyond 5 litres is charged per litre.',
    brand: 'madar-wefaq-service',
    category: 'maintenance-and-oil',
    picture: 'oil',
    price_before: 260,
    price_now: 189,
    coupon_code: 'ZAIT189',
    link: 'https://madar-wefaq.example/oil',
    featured: true,
    hours: { published: -20 * DAY, ends: 25 * DAY },
    views: 72,
  },
  {
    title_ar: 'تلميع كامل وحماية نانو',
    title_en: 'Full polish with nano coating',
    text_ar:
      'تلميع ثلاث مراحل وطبقة نانو بضمان سنتين، ونجيك للبيت داخل جدة.\n\nيستغرق العمل من 5 إلى 7 ساعات، ويلزم موقف مظلل.',
    text_en:
      'A polish in three stages and a nano coating with two years of warranty, at your home within Jeddah.\n\nIt takes 5 to 7 hours and needs a shaded parking space.',
    brand: 'lamat-weddan',
    category: 'wash-and-polish',
    picture: 'wash',
    price_before: 1400,
    price_now: 990,
    coupon_code: 'LAMAA-24',
    hours: { published: -6 * DAY, ends: 9 * DAY },
    views: 55,
  },
  {
    title_ar: 'خصم 60 ريالًا على البطارية مع التركيب في موقعك',
    title_en: '60 riyals off a battery, fitted where you are',
    text_ar:
      'أرسل موقعك داخل الرياض ونوصلك خلال ساعتين. الخصم على أي بطارية بضمان 18 شهرًا، والبطارية القديمة نأخذها معنا.',
    text_en:
      'Send your location in Riyadh and we arrive within two hours. The discount is for any battery with 18 months of warranty, and we take the old one away.',
    brand: 'wameedh-najd-batteries',
    category: 'batteries',
    picture: 'battery',
    discount_amount: 60,
    coupon_code: 'WAMEEDH60',
    hours: { published: -15 * DAY },
    views: 41,
  },
  {
    title_ar: 'إصلاح كسر الزجاج الأمامي قبل أن يكبر',
    title_en: 'Windscreen chips repaired before they grow',
    text_ar: 'نعالج الكسر الذي لا يتجاوز حجم ريال معدني في أقل من ساعة. إذا ما نجحت المعالجة لا تدفع شيئًا.',
    text_en: 'We repair chips no larger than a riyal coin in less than an hour. If it does not work, you pay nothing.',
    brand: 'shafeef-auto-glass',
    category: 'glass-and-tinting',
    picture: 'window-film',
    price_before: 150,
    price_now: 95,
    link: 'https://shafeef-glass.example/chips',
    hours: { published: -3 * DAY, ends: 0 },
    views: 38,
  },
  {
    title_ar: 'تظليل حراري ضمن النسبة النظامية',
    title_en: 'Heat-rejecting tint within the legal limit',
    text_ar: 'عازل حراري للزجاج الجانبي والخلفي بضمان 5 سنوات، بدرجات مسموح بها للسيارات الخاصة. الموعد بالحجز فقط.',
    text_en:
      'A heat-rejecting film for the side and rear windows with 5 years of warranty, in shades that are allowed for private cars. By appointment only.',
    brand: 'shafeef-auto-glass',
    category: 'glass-and-tinting',
    picture: 'window-film',
    discount_percent: 30,
    hours: { published: -11 * DAY, starts: -4 * DAY, ends: 4 * DAY },
    views: 47,
  },
  {
    title_ar: 'صيانة 40 ألف لسيارات تويوتا بسعر ثابت',
    title_en: 'The 40,000 km service for Toyotas at a fixed price',
    text_ar:
      'زيت المكينة وفلتر الهواء وفلتر المكيف وتنظيف ثلاجة المكيف وفحص الفرامل، بسعر واحد لكامري وكورولا ويارس.\n\nالقطع الإضافية لا تُركّب إلا بعد موافقتك.',
    text_en:
      'Engine oil, air filter, cabin filter, cleaning of the evaporator and a brake check, at one price for Camry, Corolla and Yaris.\n\nOther parts are fitted only if you agree.',
    brand: 'madar-wefaq-service',
    category: 'maintenance-and-oil',
    picture: 'oil',
    make: 'toyota',
    price_before: 720,
    price_now: 549,
    link: 'https://madar-wefaq.example/toyota-40',
    hours: { published: -2 * DAY, ends: 40 * DAY },
    views: 63,
  },
  {
    title_ar: 'اشتراك سنوي للمساعدة على الطريق',
    title_en: 'A year of roadside assistance',
    text_ar:
      'ثلاث سحبات حتى 100 كم، وإصلاح البنشر وتعبئة الوقود وتشغيل البطارية طوال السنة. يبدأ الاشتراك بعد 48 ساعة من الدفع.',
    text_en:
      'Three tows of up to 100 km, and help with flat tyres, fuel and batteries all year. It starts 48 hours after payment.',
    brand: 'awn-aldarb-roadside',
    category: null,
    picture: 'insurance',
    discount_percent: 15,
    coupon_code: 'DARB15',
    link: 'https://awn-aldarb.example/yearly',
    hours: { published: -30 * DAY },
    views: 29,
  },
  {
    title_ar: 'فحص مجاني قبل السفر',
    title_en: 'A free check before your trip',
    text_ar: 'افحص الإطارات والسوائل والأنوار والسيور قبل ما تسافر. الفحص مجاني ولا يلزمك شراء شيء.',
    text_en: 'Tyres, fluids, lights and belts, checked before you travel. It is free, and you need not buy anything.',
    brand: 'madar-wefaq-service',
    category: 'maintenance-and-oil',
    picture: 'inspection',
    hours: { published: -1 * DAY, ends: 20 * DAY },
    views: 33,
  },
  {
    title_ar: 'أسبوع إطارات الدفع الرباعي',
    title_en: 'The week of 4×4 tyres',
    text_ar: 'خصم على إطارات البر والطرق الوعرة من مقاس 16 إلى 20، مع ترصيص مجاني.',
    text_en: 'A discount on all-terrain tyres from 16 to 20 inches, with free balancing.',
    brand: 'sahlan-tyres',
    category: 'tyres',
    picture: 'tyres',
    discount_amount: 200,
    coupon_code: 'BARR200',
    hours: { published: -1 * DAY, starts: 3 * DAY, ends: 10 * DAY },
    views: 0,
  },
  {
    title_ar: 'غسيل سيارتين بسعر سيارة واحدة',
    title_en: 'Two cars washed for the price of one',
    text_ar: 'غسيل بالبخار من الداخل والخارج مع تعطير، لسيارتين من العائلة نفسها.',
    text_en: 'A steam wash inside and out with fragrance, for two cars of the same family.',
    brand: 'lamat-weddan',
    category: 'wash-and-polish',
    picture: 'wash',
    price_before: 180,
    price_now: 92,
    hours: { published: -2 * DAY, starts: 14 * DAY, ends: 17 * DAY },
    views: 0,
  },
  {
    title_ar: 'تركيب فحمات الفرامل علينا',
    title_en: 'Brake pads fitted free of charge',
    text_ar: 'اشترِ فحمات أمامية أو خلفية ولا تدفع أجرة التركيب.',
    text_en: 'Buy front or rear brake pads and pay nothing for the work.',
    brand: 'madar-wefaq-service',
    category: 'maintenance-and-oil',
    picture: 'oil',
    discount_amount: 120,
    hours: { published: -40 * DAY, starts: -40 * DAY, ends: -6 * DAY },
    views: 45,
  },
  {
    title_ar: 'فحص كمبيوتر بنصف السعر',
    title_en: 'Computer diagnosis at half price',
    text_ar: 'قراءة أعطال كاملة مع تقرير مكتوب، وتُخصم قيمة الفحص من الإصلاح.',
    text_en: 'All fault codes with a written report; the price is deducted from a repair.',
    brand: null,
    category: 'batteries',
    picture: 'inspection',
    discount_percent: 50,
    coupon_code: 'FAHS50',
    link: 'https://madar-wefaq.example/diagnosis',
    hours: { published: -25 * DAY, ends: -1 * DAY },
    views: 31,
  },
  {
    title_ar: 'شحن فريون المكيف مع كشف التهريب',
    title_en: 'Air conditioning refill with a leak test',
    text_ar: 'تعبئة فريون وقياس برودة المكيف قبل الشحن وبعده.',
    text_en: 'Refrigerant, and the temperature of the air measured before and after.',
    brand: 'madar-wefaq-service',
    category: 'maintenance-and-oil',
    picture: 'ac',
    price_before: 220,
    price_now: 149,
    hours: { published: null },
    views: 0,
  },
  {
    title_ar: 'فحص مجاني لكهرباء السيارة',
    title_en: 'Free check of the electrics',
    text_ar: '',
    text_en: '',
    brand: 'wameedh-najd-batteries',
    category: 'batteries',
    picture: 'battery',
    hours: { published: null, starts: 20 * DAY, ends: 30 * DAY },
    views: 0,
  },
]
