import { word } from './word.ts'

/** English words, for readers of Arabic. */
export const ENGLISH_WORDS = [
  word('en', 'options', 'en-full-option', ['full option', 'full options', 'fully loaded'], {
    ar: 'أعلى فئة بكل المواصفات: «فل كامل».',
    en: 'The highest trim, with all the options.',
  }),
  word('en', 'options', 'en-mid-option', ['mid option', 'mid trim', 'half option'], {
    ar: 'فئة متوسطة: «نص فل».',
    en: 'A trim between the base and the highest one.',
  }),
  word('en', 'options', 'en-base', ['base model', 'base trim', 'standard option'], {
    ar: 'الفئة الأساسية بأقل المواصفات: «ستاندر».',
    en: 'The trim with the fewest options.',
  }),
  word('en', 'options', 'en-cruise-control', ['cruise control'], {
    ar: 'مثبت السرعة.',
    en: 'A system that holds the speed.',
  }),
  word('en', 'options', 'en-keyless', ['keyless entry', 'keyless', 'push start'], {
    ar: 'دخول بلا مفتاح وتشغيل بزر: «بصمة».',
    en: 'Opens and starts without a key in the hand.',
  }),
  word('en', 'options', 'en-sunroof', ['sunroof', 'panoramic roof'], {
    ar: 'فتحة سقف زجاجية.',
    en: 'A glass panel in the roof that lets in light.',
  }),
  word('en', 'options', 'en-alloys', ['alloy wheels', 'alloys', 'rims'], {
    ar: 'جنوط العجلات.',
    en: 'The metal part of the wheels.',
  }),
  word('en', 'engine', 'en-four-wheel-drive', ['4WD', '4x4', 'four wheel drive', 'AWD'], {
    ar: 'دفع رباعي: «دبل».',
    en: 'The engine drives all four wheels.',
  }),
  word('en', 'engine', 'en-manual', ['manual gearbox', 'manual transmission', 'stick shift'], {
    ar: 'قير عادي.',
    en: 'The driver changes gears by hand.',
  }),
  word('en', 'papers', 'en-gcc', ['GCC specs', 'GCC spec', 'GCC'], {
    ar: 'مواصفات خليجية، مناسبة لحر المنطقة.',
    en: 'Built to the specifications of the Gulf states.',
  }),
  word('en', 'papers', 'en-us-specs', ['US specs', 'American specs', 'US import'], {
    ar: 'مواصفات أمريكية، وغالبًا مستوردة. اسأل عن تاريخ حوادثها.',
    en: 'Built for the American market, and usually imported.',
  }),
  word('en', 'papers', 'en-one-owner', ['one owner', 'single owner', 'first owner'], {
    ar: 'مالك واحد منذ كانت جديدة.',
    en: 'Only one person has owned the car since it was new.',
  }),
  word('en', 'papers', 'en-registration', ['istimara', 'istimarah'], {
    ar: 'الاستمارة: رخصة سير المركبة.',
    en: 'The registration of a vehicle in Saudi Arabia.',
  }),
  word('en', 'papers', 'en-clean-title', ['clean title'], {
    ar: 'لم تُسجل في بلدها تالفة أو مشطوبة.',
    en: 'Never recorded as a write-off in its home country.',
  }),
  word('en', 'papers', 'en-salvage', ['salvage title', 'salvage'], {
    ar: 'سُجلت في بلدها تالفة بعد حادث ثم أُصلحت.',
    en: 'Recorded as a write-off after an accident, then repaired.',
  }),
  word('en', 'papers', 'en-warranty', ['under warranty', 'warranty'], {
    ar: 'ما زال عليها ضمان.',
    en: 'Repairs are still covered.',
  }),
  word('en', 'papers', 'en-finance', ['bank finance', 'bank loan', 'on finance'], {
    ar: 'ممولة وعليها أقساط لجهة تمويل.',
    en: 'Instalments are still owed to a bank.',
  }),
  word(
    'en',
    'condition',
    'en-agency-service',
    ['agency maintained', 'agency serviced', 'dealer serviced', 'serviced at agency'],
    {
      ar: 'صيانتها عند الوكالة.',
      en: 'Serviced at the official dealer.',
    },
  ),
  word('en', 'condition', 'en-service-history', ['full service history', 'service history', 'FSH'], {
    ar: 'سجل بكل صياناتها.',
    en: 'Records of all services.',
  }),
  word('en', 'condition', 'en-accident-free', ['accident free', 'no accidents'], {
    ar: 'بدون حوادث.',
    en: 'Never in an accident.',
  }),
  word('en', 'condition', 'en-mint', ['mint condition', 'mint'], {
    ar: 'نظيفة جدًا كأنها جديدة.',
    en: 'As good as new.',
  }),
  word('en', 'condition', 'en-as-new', ['like new', 'as new'], {
    ar: 'شبه جديدة.',
    en: 'Hardly shows any use.',
  }),
  word('en', 'condition', 'en-expat', ['expat owned', 'expat driven'], {
    ar: 'كان مالكها مقيمًا أجنبيًا.',
    en: 'The owner was a foreign resident.',
  }),
  word('en', 'paint', 'en-original-paint', ['original paint', 'factory paint', 'no repaint'], {
    ar: 'بدي وكالة: طلاء المصنع بلا رش.',
    en: 'No panel has been repainted.',
  }),
  word('en', 'paint', 'en-repainted', ['repainted', 'respray', 'resprayed'], {
    ar: 'فيها رش.',
    en: 'Panels have been painted again.',
  }),
  word('en', 'paint', 'en-touch-up', ['touch up', 'touch ups'], {
    ar: 'لمسات طلاء صغيرة على خدوش.',
    en: 'Small spots of paint over scratches.',
  }),
  word('en', 'mileage', 'en-low-mileage', ['low mileage'], {
    ar: 'ممشى قليل.',
    en: 'Few kilometres for its age.',
  }),
  word('en', 'body', 'en-bumper', ['bumper', 'bumpers'], {
    ar: 'الصدام.',
    en: 'The part at the front and back that takes a knock.',
  }),
  word('en', 'body', 'en-dent', ['dent', 'dents'], {
    ar: 'انبعاج في هيكل السيارة من صدمة.',
    en: 'A place where the metal is pushed in.',
  }),
  word('en', 'price', 'en-negotiable', ['negotiable', 'OBO'], {
    ar: 'قابل للتفاوض.',
    en: 'The seller may accept less.',
  }),
  word('en', 'price', 'en-firm', ['firm price', 'fixed price', 'price is firm'], {
    ar: 'السعر نهائي ولا تفاوض فيه.',
    en: 'The seller will not accept less.',
  }),
  word('en', 'price', 'en-last-price', ['last price', 'final price'], {
    ar: 'الحد: أقل سعر يقبل به البائع.',
    en: 'The lowest price that the seller will accept.',
  }),
  word('en', 'price', 'en-swap', ['swap', 'trade in', 'part exchange'], {
    ar: 'تبديل السيارة بأخرى مع فرق السعر.',
    en: 'Exchange for another car.',
  }),
  word('en', 'price', 'en-urgent', ['urgent sale', 'leaving country', 'leaving the country'], {
    ar: 'بيع مستعجل.',
    en: 'The seller has to sell soon.',
  }),
]
