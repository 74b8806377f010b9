import { word } from './word.ts'

/** Words about papers and prices. */
export const SALE_WORDS = [
  word('ar', 'papers', 'registration', ['استمارة', 'استمارتها', 'الاستمارة'], {
    ar: 'رخصة سير المركبة.',
    en: 'The registration of the vehicle, which must be valid to transfer it.',
  }),
  word('ar', 'papers', 'transfer', ['نقل ملكية', 'نقل الملكية', 'نقل ملكيتها'], {
    ar: 'تسجيل السيارة باسم المشتري.',
    en: 'Registering the car in the name of the buyer.',
  }),
  word('ar', 'papers', 'fines', ['عليه مخالفات', 'عليها مخالفات', 'مخالفات'], {
    ar: 'مخالفات مرورية لم تُسدد بعد.',
    en: 'Traffic fines that are not yet paid.',
  }),
  word('ar', 'papers', 'periodic-inspection', ['فحص دوري', 'الفحص الدوري', 'فحص جديد'], {
    ar: 'الفحص الفني الإلزامي للمركبات.',
    en: 'The periodic inspection that is mandatory for vehicles.',
  }),
  word('ar', 'papers', 'authorisation', ['تفويض'], {
    ar: 'إذن من المالك لغيره بالقيادة.',
    en: 'The owner’s permission for someone else to drive the car.',
  }),
  word('ar', 'papers', 'rare-plate', ['لوحة مميزة', 'لوحات مميزة'], {
    ar: 'لوحة بأرقام أو حروف مطلوبة، ولها سعرها.',
    en: 'A plate with sought-after digits or letters, which has a price of its own.',
  }),
  word('ar', 'papers', 'deregistered', ['إسقاط', 'مسقطة', 'اسقاط لوحات'], {
    ar: 'سيارة أُلغي تسجيلها، ولا تسير على الطريق.',
    en: 'Struck off the register: the car may not be driven on roads.',
  }),
  word('ar', 'papers', 'bank-owned', ['على البنك', 'باسم البنك', 'عليها بنك', 'بنك'], {
    ar: 'ممولة، وما زالت باسم جهة التمويل.',
    en: 'Financed: the bank still owns the car.',
  }),
  word('ar', 'papers', 'takeover', ['تنازل', 'للتنازل'], {
    ar: 'أن يكمل المشتري أقساط البائع بعقد جديد مع جهة التمويل.',
    en: 'The buyer takes over the remaining instalments, by a new contract with the financing company.',
  }),
  word('ar', 'papers', 'customs-card', ['بطاقة جمركية'], {
    ar: 'وثيقة سيارة لم تُسجل في المرور بعد.',
    en: 'The customs card of a car that has not been registered yet.',
  }),
  word('ar', 'papers', 'imported', ['وارد', 'وارد امريكا', 'وارد امريكي', 'وارد الخارج'], {
    ar: 'استُوردت مستعملة أو خارج الوكالة.',
    en: 'Imported from abroad, not sold new by the local dealer.',
  }),
  word('ar', 'papers', 'gcc', ['خليجي', 'مواصفات خليجية'], {
    ar: 'صُنعت بمواصفات دول الخليج.',
    en: 'Built to the specifications of the Gulf states, for heat and sand.',
  }),
  word('ar', 'papers', 'saudi', ['سعودي', 'مواصفات سعودية'], {
    ar: 'بيعت جديدة في السعودية.',
    en: 'Sold new by the dealer in Saudi Arabia.',
  }),
  word('ar', 'price', 'market', ['حراج'], {
    ar: 'سوق السيارات المستعملة أو مزاد فيها.',
    en: 'The used-car market, or an auction there.',
  }),
  word('ar', 'price', 'lowest-price', ['حد', 'حدها', 'حده', 'الحد', 'اخر حد'], {
    ar: 'أقل سعر يقبل به البائع.',
    en: 'The lowest price that the seller will accept.',
  }),
  word('ar', 'price', 'offers', ['سوم', 'السوم', 'على السوم', 'سومها'], {
    ar: 'أن يعرض المشترون أسعارهم.',
    en: 'Bidding: the price is open to offers.',
  }),
  word('ar', 'price', 'offer-so-far', ['السوم واصل', 'سوم واصل', 'واصل سوم', 'وصل السوم'], {
    ar: 'أعلى سعر عرضه مشترٍ إلى الآن.',
    en: 'The highest offer so far is the number that follows.',
  }),
  word('ar', 'price', 'determined', ['صامل', 'صاملة', 'البيع صامل'], {
    ar: 'البائع جاد وسيبيع حتمًا.',
    en: 'The seller is serious and will sell for certain.',
  }),
  word('ar', 'price', 'swap', ['تبديل', 'قابل للبدل', 'مبادلة'], {
    ar: 'مبادلة السيارة بأخرى مع فرق السعر.',
    en: 'Exchange for another car, with the difference in cash.',
  }),
  word('ar', 'price', 'urgent', ['مستعجل', 'بيع مستعجل', 'للبيع مستعجل'], {
    ar: 'يريد البائع البيع سريعًا.',
    en: 'The seller wants to sell quickly.',
  }),
  word('ar', 'price', 'negotiable', ['قابل للتفاوض', 'فيه مجال'], {
    ar: 'يقبل البائع سعرًا أقل.',
    en: 'There is some room in the price.',
  }),
  word('ar', 'price', 'commission', ['سعي', 'السعي'], {
    ar: 'أجرة الوسيط، نسبة من السعر.',
    en: 'The broker’s commission, a share of the price.',
  }),
  word('ar', 'price', 'showroom', ['معرض', 'معارض'], {
    ar: 'متجر سيارات مستعملة.',
    en: 'A used-car dealer.',
  }),
  word('ar', 'price', 'traders', ['شريطية', 'شريطي'], {
    ar: 'من يشتري السيارات ليبيعها.',
    en: 'Traders who buy cars to resell them.',
  }),
  word('ar', 'price', 'bargain', ['عرطة'], {
    ar: 'صفقة بسعر مغرٍ.',
    en: 'A bargain.',
  }),
  word('ar', 'price', 'cash', ['كاش'], {
    ar: 'دفع المبلغ كاملًا نقدًا أو بتحويل.',
    en: 'Paid at once, without instalments.',
  }),
  word('ar', 'other', 'serious-buyers', ['للجادين', 'الجادين', 'للجاد'], {
    ar: 'يطلب البائع ألا يتصل إلا من ينوي الشراء.',
    en: 'For serious buyers only.',
  }),
]
