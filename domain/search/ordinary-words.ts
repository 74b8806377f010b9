import { normaliseText } from '#domain/text/normalise-text.ts'

const words = (text: string): ReadonlySet<string> => new Set(normaliseText(text).split(' '))

/** Words that say nothing about the car wanted: left out of the search. */
export const EMPTY_WORDS = words(`
  سيارة سيارات السيارة السيارات سياره للبيع بيع ابغى ابغي ابي اريد أبحث ابحث عن في من الى إلى على مع او أو و ب يا
  مطلوب عندي فيه هذا هذه لون اللون لونها موديل موديلها نوع سعر السعر سعرها بسعر مدينة بمدينة منطقة
  a an the and or in on at of for from to with car cars auto vehicle sale sell buy want wanted need looking used model
  color colour price city
`)

/** Ordinary words of ads: never taken for a misspelt name. */
export const NEVER_NAMES = new Set([
  ...EMPTY_WORDS,
  ...words(`
  نظيف نظيفة نظيفه جدا فل كامل فول اوبشن نص ستاندر ماشي ماشية ممشى ممشي عداد كيلو الف ألف مليون ريال حالة الحالة
  وكالة الوكالة ضمان الضمان صيانة دورية فحص مجدد جاهز جاهزة استمارة شخصي استعمال استخدام مالك اول أول ثاني بدون
  حوادث حادث صدمة رش دهان بوية داخلية خارجية بصمة كاميرا شاشة جلد مخمل فتحة سقف بانوراما جنوط كفرات مكيف ثلاجة
  تحت فوق اقل أقل اكثر أكثر حتى بين لا يزيد قابل التفاوض تقسيط كاش نقل ملكية بداعي السفر رقم جوال اتصال واتس
  قديم حديث رخيص رخيصة غالي عائلية عائلي رياضي رياضية اقتصادي اقتصادية سبورت كبير كبيرة صغير صغيرة ابواب باب مقعد
  ركاب مقاعد سلندر محرك مكينة قير جير دبل دفع رباعي خلفي امامي غمارة غمارتين وانيت شاحنة باص حافلة دراجة
  clean very good full option options half standard low mileage km kilometers thousand million sar riyal under below
  over above less more than max min between warranty service serviced dealer agency owner first second accident
  free paint original leather sunroof panorama camera screen engine cylinder automatic manual gear door doors seat
  one huge rich air king song dream free view van friday whale pickup express air gt ss ls rs tt cc ck mk hd is es
  رش سيد هان سول سيل فيو ون حقل بدر كامل الكامل صالون تيتان كادي بولو روما ليون خيبر
  seats family sport sports cheap old large small big negotiable cash installment
`),
])
