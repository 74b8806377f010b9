import { normaliseText } from '#domain/text/normalise-text.ts'
import { FOREIGN_WORDS } from './foreign-words.ts'

const words = (text: string): string[] => normaliseText(text).split(' ')

/** Words without meaning for the search; ignored. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  words(`
    سيارة سيارات السيارة السيارات سيارتي للبيع البيع بيع للتنازل للبدل ابغى ابغي ابي نبي اريد أبحث ابحث عن في من الى
    إلى على مع او أو و ب ل م يا مطلوب مطلوبه عندي عندكم فيه فيها هذا هذه اللي لون اللون لونها موديل مودل مديل موديلها نوع
    نوعها سعر السعر سعرها وسعرها والسعر بسعر ميزانيتي وميزانيتي فقط وابي وابغى ام والموديل ابو بدي عايز شراء شرا حراج
    سوم السوم سومه سومها والسوم بالسوم تفاوض للتفاوض
    السلام سلام عليكم وعليكم ورحمة الله وبركاته مرحبا هلا اهلا صباح مساء الخير لو سمحت سمحتوا فضلا شكرا اخوان اخواني شباب
    موتر الموتر سيايير عربية العربية عربيات مركبة المركبة مركبات اشتري اشتريها نشتري واحنا احنا ادور ندور بغيت ابغاها ابيها لي بس حق والله شي تكون يكون كل كلها جميع اي موديلات
    وش ويش ايش شنو كم بكم وين فين هل عندك لقيت القى احصل ممكن عطني عطوني ابيكم ابغاكم دلوني نبغى ودي اشوف
    a an the and or in on at of for from to with is are my car cars auto autos vehicle vehicles sale selling sell buy
    want wanted need looking show find me model color colour price morning evening hello hi hey please thanks what how much
    which one there do does have has any all anything everything you got i am get give nor
    only budget sar can it that this request negotiable offer offers obo bs
  `),
)

/** Words before a place, even if its name is an everyday word. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  words('في مدينة بمدينة منطقة بمنطقة محافظة بمحافظة حي in at city region near قرب'),
)

/** Words between alternatives. */
export const OR_WORDS: ReadonlySet<string> = new Set(words('او ولا والا or and و'))

/** Praise: ignored if anything else was understood. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  words(`
    نظيف نظيفة نظيفه نضيف جدا مره جيد جيدة حلو حلوه زين زينه ممتاز ممتازه كويس كويسه مرتب مرتبة مناسب مناسبة رخيص
    رخيصة ارخص افضل احسن اقتصادي اقتصادية عائلي عائلية حالة الحالة بحالة حاله قليل قليلة ممشى الممشى ماشي ماشية
    مستخدم مستخدمة شخصي استعمال استخدام الاستخدام كبيرة كبير صغيرة صغير وارد مواصفات مدينة
    بمدينة منطقة بمنطقة محافظة حي قرب
    clean very good nice great best cheap cheapest low mileage family economical condition big small city region near
  `),
)

/** Words for paint, which are also the name of a model: the Toyota Rush only beside its maker or a year. */
export const PAINTWORK: ReadonlySet<string> = new Set(words('رش الرش'))

/** Places whose names are everyday words without the article: news, exit, face. */
export const NO_PLACES_BARE: ReadonlySet<string> = new Set(
  words('خبر خرج وجه عيون ليث باحة كامل برك درب حائط عقيق حريق علا رس بدائع قرى مبرز'),
)

/** Everyday words of ads. Never corrected to a name; equal to a name, they mean it only in context. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...EMPTY_WORDS,
  ...PLACE_WORDS,
  ...OR_WORDS,
  ...VAGUE_WORDS,
  ...words(`
    فل كامل كاملة الكامل فول اوبشن اوبشنات نص ستاندر ستاندرد ماشيه عداد العداد كيلو الف ألف الاف مليون ريال دينار جنيه
    وكالة الوكالة ضمان الضمان صيانة الصيانة دورية فحص الفحص مجدد جاهز جاهزة استمارة الاستمارة مالك المالك اول أول ثاني
    بدون بدل بدله حوادث حادث صدمة صدمات رش دهان بوية داخلية خارجية داخلي خارجي بصمة كاميرا كاميرات شاشة شاشات جلد
    مخمل فتحة سقف بانوراما جنوط جنط كفرات كفر مكيف ثلاجة تحت فوق اقل أقل اكثر أكثر اعلى حتى بين لا يزيد قابل التفاوض
    للتفاوض تقسيط اقساط كاش نقدا نقل ملكية بداعي لداعي السفر رقم جوال تلفون للتواصل التواصل اتصال الاتصال واتس واتساب
    matte glossy clubs club قديم قديمة حديث حديثة غالي غالية رياضي رياضية سبورت ابواب باب مقعد ركاب راكب مقاعد كراسي كرسي سلندر محرك المحرك
    مكينة المكينة ماكينة ماكينه قير القير جير الجير فتيس دبل دفع رباعي امامي خلفي غمارة غمارتين وانيت شاحنة باص حافلة
    دراجة بسم الله الرحمن الرحيم السلام عليكم تبارك ماشاء شاء قوة الا بالله سنة شهر يوم سنوات تاريخ عمر تسليم فوري
    عرض عروض خصم كمية محدودة متوفر متوفرة يوجد موجود سيد هان سول سيل فيو ون حقل بدر صالون تيتان كادي بولو روما ليون
    خيبر وجه درب سير شبح ربع حالا فورا لون الوان زجاج كهرباء مرايا حساسات بلوتوث سنتر لوك فرامل مقود دركسون شنطة صندوق طبلون سيسي
    تشغيل بطارية ديكور مكفول مكفولة كفالة مرخص مرخصة مجمرك جمرك حرة وارد مستورد مستوردة خليجي سعودي نظام ملاحة مثبت
    سرعة عادي توماتيك بلاد معرض المعرض شركة الشركة فرع فروع اسعار السوق سوق طريق شارع بجوار امام خلف الجبل جبل عقد بنك البنك
    دفعة مقدم قسط فائدة فترة مدة خدمة خدمات عملاء افراد شخص صاحب صاحبها عنوان موقع المكان مكان هاتف موبايل زيرو
    جديد جديدة قطع غيار اصلي اصلية الاصلي ورقة اوراق رخصة الرخصة مرور تامين شامل لوحات لوحة كلها كل كله جميع نيو
    فبريكا فابريكا تربو توربو تيربو الماني المانيا ياباني كوري امريكي صيني بنوك مصرف راديو مسجل سماعات جروب مجموعة
    مجانا مجاني امان اماميه خلفيه الان حاليا تبدا يبدا كان كانت يكون كمان ايضا اسهل سهل شهري شهريا بسيط بسيطة جيدا
    اكيد ستارت ستوب تاتش لمس ارباج ايرباج اكياس هواء مجموعه عربية عربيات مركبة مركبات شمالي
    جنوبي شرقي غربي سوبر باور زينون زنون لايت لدينا لديكم فرد فراش اولي اولى ثانيه ثالثه كوبيه سيدان اوتو سيستم كمبيوتر
    ابيها ابيه ابغاها ابغاه اريدها نبيها فرق الفرق قابل بنزين عاوز محتاج احتاج تحتاج مناسبه افراد سهلة كبار ركوب وايد واجد
    فئة فئه فئات الفئات رايي ربي مركزي ادراج بريد دوار جناب جديه جاده كوبري حالي حاليا بيتي رمايه نحاس اساسي بنزينه اوديو شيرين عاليه عالي جبال
    كرفان الكرفان قارب القارب مقطورة يخت خيمة بضاعة حمولة معدات اغراض
    الرابع رابع الخامس خامس السادس سادس فون الفون
    سيارتك مطمن تام اطول
    انسان رجال جيران رياضة عصير سفينة حاول يارب كورة كوره رايك كلية تيتانيوم titanium سمك كاس
    امريكا اوروبا اوربا كوريا اليابان الصين كندا الخليج الكويت قطر البحرين عمان الامارات دبي الاردن مصر اليمن العراق
    سوريا لبنان السودان باكستان الهند الفلبين بريد بريدا بالبريد اقسام قسم مثنى تروس بوصة بوصات مفتاح اسبير معتم كباس
    الكنترا برومستر بورميستر ايكوبوست مرات مره عنك عندك حريق حائط عيون تربة فرسان عارضة بارد ساخن ممكن الفين ترسل رسالة
    رسائل صور صورة حساب حسابي كلمة كلمات سوال اسئلة اسال جواب خطوات زجاج مظلل تظليل تكون لتكون يكون فكرة رايكم نصيحة
    جمعة سبت احد خميس اثنين ثلاثاء اربعاء رمضان العيد موعد مواعيد ساعة دقيقة صباحا مساء ليل نهار
    مدرسة جامعة مستشفى مطار ميناء مسجد حديقة بيت شقة ارض محل سائق سواق موظف مندوب شركات
    كشافات اضاءة اسطب طاره عجل عجلات شاصي شاسيه مواصفات مميزات ملاحظة ملاحظات تجربة ساري سارية منتهي منتهية تجديد
    full option options half standard km kilometers thousand million sar riyal under below over above less more than
    max min between up warranty service serviced services dealer agency owner first second accident free paint original
    leather sunroof panorama camera screen engine engines litre liter litres liters cylinder cylinders automatic manual gear door doors seat seats sport sports old
    large small negotiable cash installment installments one huge rich air king song dream view van friday whale pickup
    express gt ss ls rs tt cc ck mk hd is es black white red blue new call phone whatsapp contact location price power
    start stop cruise control sensor sensors wheels rims tires drive front rear left right hand interior exterior
    super speed turbo limited special edition premium luxury classic sale year years month months made make work company
    center centre city street road north south east west other same here there that this have has not all any only just
    smart daily coupe sedan hatchback wagon convertible line down glass steering range class export media audio face else
    material personal system petrol america europe korea japan china canada matic stock block status explore challenges navigate maxim hitch familiar mode modes shift charge navigation
  `),
])

/**
 * Everyday words that no ad says. Never corrected to a name either; in Latin letters they are no reading, since `hundai`
 * means no «هندي».
 */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  words(`
    نسيان غريب غريبة برية عكس اليكس مادة مبنى معنى مركز مسدس مهنية هندي هندية ايدي ايمان كرات كبرى سياسي سياتي لمس لمن شريك شريكي كونوا
    تريدون تريد امم الامم الام اسباب سيء بريء ليكن ترين طيبة قاسي جيبلي
  `),
)

const isEveryday = (key: string): boolean => ORDINARY_WORDS.has(key) || OTHER_WORDS.has(key)

const PREFIX = /^(?:وال|بال|فال|لل|ال|و|ف|ب|ل)/
const PREFIX_LETTERS = 'وبفلا'
const DRAWN_OUT = /(\p{L})\1{2,}/u

/** Whether a word is an everyday word: as typed, without its prefix, or with repeated letters («كااامل»). */
export function isOrdinaryWord(key: string): boolean {
  if (isEveryday(key) || FOREIGN_WORDS.has(key) || (DRAWN_OUT.test(key) && isEveryday(key.replace(DRAWN_OUT, '$1'))))
    return true
  return PREFIX_LETTERS.includes(key.charAt(0)) && isEveryday(key.replace(PREFIX, ''))
}

/** «جيب» is both the maker Jeep and a local word for this body type. */
const BODY_BY_NICKNAME: Readonly<Record<string, { make: string; body_type: string }>> = {
  جيب: { make: 'jeep', body_type: 'suv' },
}

/** «جيب», «بجيب», «الجيب». */
export const nicknameIn = (key: string) =>
  key.endsWith('جيب') ? BODY_BY_NICKNAME[key.replace(/^(?:و|ب|ل)?(?:ال)?(?=\p{L}{3})/u, '')] : undefined
export const isBodyNickname = (key: string): boolean => nicknameIn(key) !== undefined
