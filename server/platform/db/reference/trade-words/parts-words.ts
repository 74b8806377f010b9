import { word } from './word.ts'

/** Words about engines, options and bodies. */
export const PARTS_WORDS = [
  word('ar', 'engine', 'engine', ['مكينة', 'ماكينة', 'مكينتها', 'ماكينتها', 'مكاين'], {
    ar: 'محرك السيارة.',
    en: 'The engine.',
  }),
  word('ar', 'engine', 'gearbox', ['قير', 'جير', 'قيرها', 'جيرها'], {
    ar: 'ناقل الحركة.',
    en: 'The gearbox.',
  }),
  word('ar', 'engine', 'manual', ['قير عادي', 'جير عادي', 'قير يدوي', 'جير يدوي', 'مانيوال'], {
    ar: 'ناقل حركة يدوي.',
    en: 'A manual gearbox. The Arabic word for “normal” means manual here.',
  }),
  word('ar', 'engine', 'automatic', ['اوتوماتيك', 'أتوماتيك', 'تماتيك', 'قير اوتوماتيك', 'جير اوتوماتيك'], {
    ar: 'ناقل حركة تلقائي.',
    en: 'An automatic gearbox.',
  }),
  word('ar', 'engine', 'four-wheel-drive', ['دبل', 'دبل اصلي', 'فور ويل'], {
    ar: 'دفع رباعي.',
    en: 'Four-wheel drive, from the English “double”.',
  }),
  word('ar', 'engine', 'cylinder', ['سلندر', 'سلندرات', 'اسلندر'], {
    ar: 'أسطوانة المحرك، وعددها دليل على حجمه.',
    en: 'Cylinder; a number before it tells how many the engine has.',
  }),
  word('ar', 'engine', 'differential', ['دفرنس', 'ديفرنس'], {
    ar: 'ترس توزيع الحركة على العجلات.',
    en: 'The differential, which drives the axle.',
  }),
  word('ar', 'engine', 'shock-absorbers', ['مساعدات', 'مساعدين'], {
    ar: 'ممتصات الصدمات.',
    en: 'Shock absorbers.',
  }),
  word('ar', 'engine', 'control-arms', ['مقصات'], {
    ar: 'أذرع نظام التعليق.',
    en: 'Control arms of the suspension.',
  }),
  word('ar', 'engine', 'radiator', ['رديتر', 'لديتر'], {
    ar: 'مبرّد ماء المحرك.',
    en: 'The radiator.',
  }),
  word('ar', 'engine', 'brake-pads', ['فحمات', 'فحمات فرامل'], {
    ar: 'بطانات الفرامل.',
    en: 'Brake pads.',
  }),
  word('ar', 'engine', 'spark-plugs', ['بواجي', 'بوجيهات'], {
    ar: 'شمعات الاحتراق في المحرك.',
    en: 'Spark plugs.',
  }),
  word('ar', 'engine', 'leak', ['تهريب', 'تهريبات'], {
    ar: 'تسرّب زيت أو ماء من المحرك أو ناقل الحركة.',
    en: 'A leak of oil or water from the engine or gearbox.',
  }),
  word('ar', 'engine', 'cold-ac', ['مكيف ثلج', 'مكيفها ثلج', 'مكيف بارد', 'المكيف ثلج'], {
    ar: 'مكيف يبرّد جيدًا.',
    en: 'The air conditioning is as cold as ice.',
  }),
  word('ar', 'options', 'full-option', ['فل كامل', 'فول كامل', 'فل اوبشن', 'فول اوبشن', 'فل'], {
    ar: 'أعلى فئة بكل المواصفات.',
    en: 'The highest trim, with all the options.',
  }),
  word('ar', 'options', 'half-option', ['نص فل', 'نصف فل', 'نص فول', 'هاف فل'], {
    ar: 'فئة متوسطة بين الأعلى والأساسية.',
    en: 'A middle trim: “half full”.',
  }),
  word('ar', 'options', 'standard', ['ستاندر', 'استاندر', 'ستاندرد', 'ستندر', 'استندر'], {
    ar: 'الفئة الأساسية بأقل المواصفات.',
    en: 'The base trim, with the fewest options.',
  }),
  word('ar', 'options', 'push-start', ['بصمة', 'تشغيل بصمة', 'دخول بصمة'], {
    ar: 'تشغيل بزر ودخول بلا مفتاح.',
    en: 'Push-button start and keyless entry, not a fingerprint reader.',
  }),
  word('ar', 'options', 'power-mirrors', ['مرايا كهرب', 'مرايا كهرباء', 'مرايات كهرب'], {
    ar: 'مرايا جانبية تُضبط بزر.',
    en: 'Electrically adjusted mirrors.',
  }),
  word('ar', 'options', 'headlights', ['شمعات', 'شمعة'], {
    ar: 'مصابيح السيارة الأمامية.',
    en: 'Headlights.',
  }),
  word('ar', 'options', 'tail-lights', ['اسطبات', 'اصطبات', 'اسطب'], {
    ar: 'مصابيح السيارة الخلفية.',
    en: 'Tail lights.',
  }),
  word('ar', 'options', 'sunroof', ['فتحة سقف', 'فتحة'], {
    ar: 'فتحة زجاجية في السقف.',
    en: 'A sunroof.',
  }),
  word('ar', 'options', 'cruise-control', ['مثبت سرعة', 'مثبت'], {
    ar: 'نظام يحفظ السرعة دون الضغط على الدواسة.',
    en: 'Cruise control.',
  }),
  word('ar', 'options', 'parking-sensors', ['حساسات', 'حساسات خلفية'], {
    ar: 'حساسات تنبّه عند الاقتراب من شيء.',
    en: 'Parking sensors.',
  }),
  word('ar', 'options', 'rims', ['جنوط', 'جنط'], {
    ar: 'الجزء المعدني من العجلة.',
    en: 'Wheel rims, usually of alloy.',
  }),
  word('ar', 'options', 'tyres', ['كفرات', 'كفر'], {
    ar: 'إطارات السيارة.',
    en: 'Tyres.',
  }),
  word('ar', 'body', 'bumper', ['صدام', 'صدامات', 'دعامية'], {
    ar: 'الجزء الذي يتلقى الصدمة في مقدمة السيارة ومؤخرتها.',
    en: 'A bumper.',
  }),
  word('ar', 'body', 'fender', ['رفرف', 'رفارف'], {
    ar: 'الجزء من الهيكل فوق العجلة.',
    en: 'A fender: the panel above a wheel.',
  }),
  word('ar', 'body', 'bonnet', ['كبوت'], {
    ar: 'غطاء المحرك.',
    en: 'The bonnet or hood.',
  }),
  word('ar', 'body', 'boot', ['شنطة', 'شنطة السيارة'], {
    ar: 'صندوق الأمتعة في مؤخرة السيارة.',
    en: 'The boot or trunk. Elsewhere the word means a bag.',
  }),
  word('ar', 'body', 'grille', ['شبك'], {
    ar: 'الشبكة في مقدمة السيارة.',
    en: 'The front grille.',
  }),
  word('ar', 'body', 'dashboard', ['طبلون'], {
    ar: 'لوحة العدادات أمام السائق.',
    en: 'The dashboard.',
  }),
  word('ar', 'body', 'single-cab', ['غمارة', 'غمارة واحدة', 'غمارة وحدة'], {
    ar: 'مقصورة بصف مقاعد واحد.',
    en: 'The cab of a pickup. With no number it has one row of seats.',
  }),
  word('ar', 'body', 'double-cab', ['غمارتين', 'دبل كبينة'], {
    ar: 'مقصورة بصفّي مقاعد وأربعة أبواب.',
    en: 'A double cab: a pickup with two rows of seats.',
  }),
  word('ar', 'body', 'pickup', ['ونيت', 'وانيت', 'ونيتات'], {
    ar: 'سيارة بحوض مكشوف للحمولة.',
    en: 'A pickup with an open load bed.',
  }),
  word('ar', 'body', 'small-pickup', ['ددسن', 'داتسون', 'ددسون'], {
    ar: 'ونيت صغير من أي شركة، نسبة إلى داتسون.',
    en: 'Any small pickup, after the maker Datsun.',
  }),
  word('ar', 'body', 'suv', ['جيب', 'جيوب'], {
    ar: 'سيارة دفع رباعي من أي شركة.',
    en: 'Any SUV, not only those of the maker Jeep.',
  }),
  word('ar', 'body', 'closed-body', ['صالون'], {
    ar: 'هيكل مغلق، مثل لاندكروزر صالون، لا ونيت.',
    en: 'A closed body: a saloon, or the station wagon of a Land Cruiser as opposed to its pickup.',
  }),
  word('ar', 'body', 'chassis-pickup', ['شاص'], {
    ar: 'ونيت لاندكروزر من الفئة 70.',
    en: 'The pickup of the Land Cruiser 70, from the word “chassis”.',
  }),
  word('ar', 'body', 'load-bed', ['حوض'], {
    ar: 'صندوق الحمولة في الونيت.',
    en: 'The load bed of a pickup.',
  }),
]
