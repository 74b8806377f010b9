import { searchText } from '#domain/text/normalise-text.ts'

/** Words that state something about a car for sale, besides those that a search reads. */
export const STATING: ReadonlySet<string> = new Set(
  searchText(`
  paint painted repainted repaint respray dent dents scratch scratches rust original originals agency dealer dealers
  dealership service services serviced servicing maintained maintenance repaired repair owner owners owned driven kept
  inspected inspection registered registration istimara insured insurance history records imported import
  bluetooth camera cameras sunroof moonroof roof panoramic leather seat seats navigation gps screen sensor sensors radar
  carplay android cruise keyless entry alloy wheel wheels rim rims led xenon headlight headlights lights heated cooled
  ventilated row rows airbag airbags abs stereo speakers sound massage hud tyre tyres tire tires engine motor gearbox
  transmission turbo battery range exhaust suspension clean cleanest spotless immaculate pristine perfect perfectly
  mint excellent excellently superb exceptional flawlessly rare limited loaded full fully option options optional
  equipped trim luxury luxurious sport sporty fast quick powerful economical economic efficient reliable dependable
  durable safe safety comfortable spacious roomy new newest newly brand low lowest high highest best top unique only
  never always negotiable negotiation bargain deal cheap cheaper cheapest affordable urgent urgently finance financed
  instalment instalments cash accidents modified tuned stock standard smoke smoker smoking family lady woman doctor
  expat travel travelling urgent colour color shade km kilometre kilometres kilometer kilometers mile miles litre
  litres liter liters horsepower hp cc cylinder cylinders door doors year years month months week weeks day days
  بويه بوي رش مرشوش مرشوشه صبغ مصبوغ دهان طعجه طعجات خدش خدوش صدا اصلي اصليه وكاله الوكاله صيانه صيانتها مصان مصانه
  مالك ملاك مستخدم استخدام استخدمها يملكها فحص مفحوص مفحوصه استماره مستوره تامين مءمن سجل سجلات وارد مستورد مستورده
  بلوتوث كاميرا كاميرات فتحه بانوراما سقف جلد كراسي مقعد مقاعد ملاحه خريطه شاشه حساس حساسات رادار كاربلاي اندرويد
  مثبت سرعه بصمه دخول جنوط جنط رنجات زنون ليد اضاءه انوار تدفءه تدفيه تبريد صف صفوف وساده وسايد سماعات صوت مساج كفر
  كفرات اطار اطارات محرك مكينه مكاين قير جير ناقل تيربو بطاريه مدى عادم شكمان نظيف نظيفه انظف ممتاز ممتازه مثاليه
  كامل كامله فل فول اوبشن خيارات مجهز مجهزه فخم فخمه فاخر فاخره رياضي رياضيه سريع سريعه قوي قويه اقتصادي اقتصاديه
  موفر موفره موثوق موثوقه امنه امان مريح مريحه واسع واسعه جديد جديده زيرو بشرط قليل قليله منخفض عالي عاليه اعلى اقل
  افضل احسن نادر نادره فريد فريده فقط ابدا دايما قابل للتفاوض تفاوض مستعجل عاجل لقطه فرصه رخيص رخيصه تمويل تقسيط
  اقساط كاش معدل معدله تعديل ستاندرد مدخن تدخين عايلي عايليه دكتور طبيب معلمه سفر لون لونها كيلو كيلومتر كم ميل لتر
  حصان سيسي سلندر باب ابواب سنه سنوات عام اعوام شهر اشهر شهور اسبوع اسابيع يوم ايام
  `).split(' '),
)
