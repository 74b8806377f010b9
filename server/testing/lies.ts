import type { Lang } from '#domain/language.ts'

/** Names that no model may write by itself, by language. */
export type NamesToLieWith = Readonly<Record<Lang, readonly string[]>>

const DIGIT_SETS = [
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '０１２３４５６７８９',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '⁰¹²³⁴⁵⁶⁷⁸⁹',
  '⓪①②③④⑤⑥⑦⑧⑨',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
]
const NUMBER_WORDS: Record<Lang, readonly string[]> = {
  ar: `واحد واحدة اثنين ثنتين ثلاثة ثلاث أربعة خمسه ست سبعة ثمانية ثمنية تسعة عشرة احدعش اثنعش خمسطعش ستطعش عشرين وثلاثين
    بخمسين ستون السبعين ثمانون تسعين مية مئتين ميتين خمسمية ثلاثمائة ألف ألفين آلاف الآلاف مليون ملايين نصف نص ربع ضعف مرتين
    الأولى الثانية ثالثة عاشر سيارتين سيارتان شهرين سنتين صفر بالمية مئات عشرات كلاهما`.split(/\s+/),
  en: `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty fifty ninety hundred thousand million
    dozen half twice double both zero first second third percent twentyfive fiftythousand xii mmxx hundreds couple`.split(
    /\s+/,
  ),
}
const ELSEWHERE: Record<Lang, readonly string[]> = {
  ar: ['بوغاتي', 'لوسيد', 'موستانج', 'دبي', 'القاهرة', 'لندن', 'من الكويت'],
  en: ['Bugatti', 'rivian', 'Zorbax', 'dubai', 'Cairo', 'paris', 'BMW', 'KSA'],
}
const OUTSIDE = [
  'https://evil.example/x',
  'www.evil.example',
  'evil.example',
  '[هنا](https://evil.example)',
  '![](https://evil.example/a.png)',
  '<img src=x onerror=alert(1)>',
  '<b>bold</b>',
  '**bold**',
  '`code`',
  '@dealer',
  'a@b.example',
  '+966 55 123 4567',
  '٠٥٥١٢٣٤٥٦٧',
  '\u202eright\u202c',
  '\u200f\u2066',
  '\u0000',
  '🚗',
  '5️⃣',
  'Ⅻ',
  '½',
  '{{car-1.price',
  '{{car-999.price}}',
  '{{car-1.phone}}',
  '{{car-1.price}}0',
  '-{{car-1.price}}',
  '{{car-1.price}}{{car-1.price}}',
  '{{car-1.price}}k',
  '{{ car-1.price }}',
  '{{constructor}}',
]
const CLAIMS: Record<Lang, readonly string[]> = {
  ar: ['أنصحك', 'اشتريها', 'مضمونة', 'مباعة', 'مجانًا', 'اتصل', 'واتساب', 'بيضاء', 'ديزل', 'أوتوماتيك', 'بدون حوادث'],
  en: ['buy', 'recommend', 'guaranteed', 'sold', 'free', 'whatsapp', 'white', 'diesel', 'automatic', 'accident free'],
}
const FRAMES: Record<Lang, readonly string[]> = {
  ar: [
    'هذه السيارة {} كما ترى.',
    'السعر {} تقريبًا.',
    '{}',
    'وجدت لك {}.',
    'ممشاها {} فقط، وهي {}.',
    'أقرب إلى {} من غيرها',
  ],
  en: [
    'This car is {} as you see.',
    'It costs about {}.',
    '{}',
    'You will find {} here.',
    'They say it has {}, and {}.',
    'Closer to {} than others',
  ],
}

/** A sentence that states something of its own. */
export function makeLie(random: () => number, lang: Lang, names: NamesToLieWith): string {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  const number = () => {
    const digits = [...pick(DIGIT_SETS)]
    return Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(digits)).join('')
  }
  const name = () => {
    const one = pick(names[lang])
    const form = Math.floor(random() * 5)
    if (form === 1) return lang === 'ar' ? pick(['و', 'ب', 'ل']) + one : one.toLowerCase()
    if (form === 2) return one.replace(/(\p{L})(?=\p{L}*$)/u, '$1$1$1')
    if (form === 3 && lang === 'en') return one.toUpperCase()
    return one
  }
  const lie = () =>
    pick([
      number,
      name,
      name,
      () => pick(NUMBER_WORDS[lang]),
      () => pick(ELSEWHERE[lang]),
      () => pick(OUTSIDE),
      () => pick(CLAIMS[lang]),
    ])()
  return pick(FRAMES[lang]).replaceAll('{}', lie)
}

/** Sentences that state nothing by themselves. */
export const HONEST: Record<Lang, readonly string[]> = {
  ar: [
    '{{car-1.name}} سعرها {{car-1.price}} وممشاها {{car-1.mileage}}.',
    'هذه أقربها لطلبك.',
    'إذا كان الممشى أهم عندك من السعر فاسأل البائع عن سجل الصيانة.',
    'اطلب من البائع تقرير الفحص قبل أن تدفع.',
    'هل يهمك الممشى أكثر أم السعر؟',
    'سعرها قريب من المعتاد لمثيلاتها.',
    'انقل الملكية قبل أن تسلّم المبلغ كاملًا.',
    'في {{car-1.city}} خيارات أكثر.',
  ],
  en: [
    'The {{car-1.name}} costs {{car-1.price}} and has been driven {{car-1.mileage}}.',
    'If mileage matters more to you than price, ask for its service history.',
    'Ask the seller for an inspection report.',
    'Compare them side by side before you decide.',
    'Have the car inspected before you pay.',
    "It's worth asking why the car is for sale.",
    'Would you like to narrow this down by budget?',
    'You may find more in {{car-1.city}}.',
  ],
}

/** Random numbers that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
