import { word } from './word.ts'

/** Words about paint, condition and mileage. */
export const CONDITION_WORDS = [
  word('ar', 'paint', 'respray', ['رش', 'مرشوش', 'مرشوشة', 'رش خفيف'], {
    ar: 'أُعيد طلاء قطعة منها أو أكثر، غالبًا بعد خدش أو صدمة.',
    en: 'One or more panels have been repainted, often after a scratch or a knock.',
  }),
  word('ar', 'paint', 'cosmetic-respray', ['رش تجميلي', 'رش تجميل', 'رش نظافة'], {
    ar: 'طُليت لتحسين شكلها من خدوش أو أثر الشمس، لا بسبب حادث. اسأل عن القطع.',
    en: 'Repainted for its looks, because of scratches or sun, not after an accident. Ask which panels.',
  }),
  word('ar', 'paint', 'full-respray', ['رش كامل', 'رش داير', 'مرشوشة كامل', 'مرشوشة بالكامل'], {
    ar: 'أُعيد طلاء السيارة كلها.',
    en: 'The whole car has been repainted.',
  }),
  word(
    'ar',
    'paint',
    'no-respray',
    ['بدون رش', 'بدون صبغ', 'بدون بوية', 'بدون دهان', 'ما فيها رش', 'ما فيها بوية', 'خالية من الرش', 'خالية رش'],
    {
      ar: 'على طلاء المصنع، ولم يُعد طلاء شيء منها.',
      en: 'Nothing has been repainted: all panels have their factory paint.',
    },
  ),
  word(
    'ar',
    'paint',
    'agency-body',
    ['بدي وكالة', 'بودي وكالة', 'بديها وكالة', 'صبغ وكالة', 'صبغة وكالة', 'بوية وكالة'],
    {
      ar: 'هيكلها بطلاء المصنع، ولم تُرش أي قطعة منه.',
      en: 'The body is as it left the dealer: factory paint, no panel repainted or replaced.',
    },
  ),
  word('ar', 'paint', 'body-filler', ['معجون'], {
    ar: 'مادة يُسدّ بها أثر الصدمة تحت الطلاء.',
    en: 'Body filler under the paint, which covers a repaired dent.',
  }),
  word('ar', 'paint', 'panel-beating', ['سمكرة', 'مسمكرة'], {
    ar: 'تعديل حديد الهيكل بعد صدمة.',
    en: 'Panel beating: dented metal has been straightened.',
  }),
  word('ar', 'paint', 'scratch', ['حكة', 'حكوك', 'احتكاك'], {
    ar: 'خدش في الطلاء من ملامسة جدار أو سيارة.',
    en: 'A scrape in the paint, from a wall or another car.',
  }),
  word('ar', 'condition', 'clean', ['نظيفة', 'نظيف', 'نظيفة جدا', 'نظيفة مرة'], {
    ar: 'محافَظ عليها ولا يعرف البائع فيها عيبًا. هذا رأيه، فافحصها.',
    en: 'Well kept, without faults that the seller knows of. It is an opinion, so have the car inspected.',
  }),
  word('ar', 'condition', 'agency', ['وكالة'], {
    ar: 'الموزّع الرسمي للسيارات، أو سيارة ما زالت كما خرجت منه.',
    en: 'The official dealer, or a car that is still as the dealer sold it.',
  }),
  word('ar', 'condition', 'agency-service', ['صيانة وكالة', 'صيانة الوكالة', 'صيانتها وكالة', 'صيانة دورية وكالة'], {
    ar: 'تُصان عند الموزّع الرسمي.',
    en: 'Serviced at the official dealer.',
  }),
  word('ar', 'condition', 'on-inspection', ['على الشرط', 'عالشرط', 'على شرط', 'شرط'], {
    ar: 'يضمن البائع أنها كما وصفها، ولك أن تفحصها وترجع عن الشراء إن خالفت الوصف.',
    en: 'The seller vouches for it: you may have it inspected, and walk away if it is not as described.',
  }),
  word('ar', 'condition', 'sound', ['سليم', 'سليمة'], {
    ar: 'يعمل بلا عطل.',
    en: 'In working order, with nothing broken.',
  }),
  word(
    'ar',
    'condition',
    'no-accidents',
    ['بدون حوادث', 'خالية من الحوادث', 'خالية حوادث', 'ما عليها حوادث', 'بدون صدمات'],
    {
      ar: 'لم يقع لها حادث.',
      en: 'It has never been in an accident.',
    },
  ),
  word('ar', 'condition', 'knocked', ['مصدومة', 'مصدوم', 'صدمة'], {
    ar: 'تضررت في حادث.',
    en: 'Damaged in an accident.',
  }),
  word('ar', 'condition', 'scrap', ['تشليح'], {
    ar: 'محل قطع السيارات المستعملة، أو سيارة تباع لقطعها.',
    en: 'A scrapyard, or a car that is sold for its parts.',
  }),
  word('ar', 'condition', 'looked-after', ['مخدومة', 'مخدوم'], {
    ar: 'صُرف عليها حديثًا: صيانة أو قطع جديدة.',
    en: 'Money has gone into it lately, for service or new parts.',
  }),
  word('ar', 'condition', 'pampered', ['مدللة', 'دلع'], {
    ar: 'معتنى بها أكثر من المعتاد.',
    en: 'Pampered: treated with more care than usual.',
  }),
  word('ar', 'condition', 'as-new', ['زيرو', 'شبه جديدة', 'كأنها جديدة', 'على الزيرو'], {
    ar: 'جديدة أو كالجديدة.',
    en: 'New, or as good as new.',
  }),
  word(
    'ar',
    'condition',
    'needs-nothing',
    ['ما عليها كلام', 'ما عليها قصور', 'ما ينقصها شي', 'ما تحتاج شي', 'ما تشكي باس'],
    {
      ar: 'لا تحتاج إلى إصلاح ولا شراء قطع.',
      en: 'There is nothing to repair or to buy for it.',
    },
  ),
  word('ar', 'condition', 'replaced', ['تم تغيير', 'تم تغير', 'مغيرة', 'مغير'], {
    ar: 'استُبدلت القطعة المذكورة بجديدة.',
    en: 'The part that is named next has been replaced.',
  }),
  word('ar', 'condition', 'full-inspection', ['فحص كامل', 'فحص شامل', 'مفحوصة'], {
    ar: 'فُحصت كلها في مركز فحص. اطلب التقرير.',
    en: 'All of the car was checked at an inspection centre. Ask for the report.',
  }),
  word('ar', 'condition', 'private-use', ['استخدام شخصي', 'استعمال شخصي', 'استخدام عائلي'], {
    ar: 'لم تُستعمل للأجرة ولا للتأجير.',
    en: 'Driven privately, never as a taxi or rental car.',
  }),
  word('ar', 'condition', 'stored', ['مخزنة', 'مخزن'], {
    ar: 'حُفظت في مكان ولم تُقد إلا قليلًا.',
    en: 'Kept in storage and hardly driven.',
  }),
  word('ar', 'mileage', 'mileage', ['ممشى', 'ممشاها', 'الممشى'], {
    ar: 'المسافة التي قطعتها السيارة بالكيلومترات.',
    en: 'The mileage: kilometres driven so far.',
  }),
  word('ar', 'mileage', 'low-mileage', ['ممشى قليل', 'ممشاها قليل', 'قليلة الممشى', 'ممشى بسيط'], {
    ar: 'قطعت مسافة قليلة لعمرها.',
    en: 'Few kilometres for its age.',
  }),
  word('ar', 'mileage', 'has-driven', ['ماشية', 'قاطعة'], {
    ar: 'قطعت العدد المذكور من الكيلومترات.',
    en: 'Has covered the number of kilometres that is named next.',
  }),
  word('ar', 'mileage', 'odometer', ['عداد', 'العداد'], {
    ar: 'عدّاد المسافة. يقال «ممشى» للرقم نفسه.',
    en: 'The odometer. Compare its reading with the service records.',
  }),
]
