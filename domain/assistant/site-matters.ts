import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import type { Word } from '#domain/search/words/read-words.ts'

/** Pages of the site that an answer leads to; their labels are `assistant_page_…`. */
export const SITE_PAGES = [
  'add_car',
  'my_ads',
  'messages',
  'favorites',
  'explore',
  'saved_searches',
  'notifications',
  'profile',
  'security',
  'privacy',
  'sign_in',
  'forgotten',
  'verification',
  'trade_words',
] as const
export type SitePage = (typeof SITE_PAGES)[number]

/** What people ask about the site itself, and the pages that serve it; the sentences are `assistant_says_site_…`. */
export const SITE_MATTERS = {
  charges: [],
  post_ad: ['add_car'],
  own_ads: ['my_ads'],
  messages: ['messages'],
  favorites: ['favorites'],
  alerts: ['explore', 'saved_searches'],
  emails: ['notifications'],
  delete_account: ['privacy'],
  password: ['security', 'forgotten'],
  profile: ['profile', 'security'],
  sign_up: ['sign_in'],
  verification: ['verification'],
  delivery: [],
  guarantee: [],
  trade_words: ['trade_words'],
} as const satisfies Record<string, readonly SitePage[]>
export type SiteMatter = keyof typeof SITE_MATTERS

const AD = '(?:ال|ب|لل)?(?:اعلان|اعلانات|اعلاني|اعلاناتي)'
const MY_AD = '(?:اعلاني|اعلاناتي)'
const MY_ACCOUNT = '(?:ال|من |لل)?(?:حساب|حسابي|عضويتي|عضويه|اشتراكي)'
const PASSWORD = '(?:كلمه |رمز |رقم )?(?:ال)?(?:سر|سري|مرور|باسورد|باسوورد|كلمه السر|كلمه المرور|كلمه مروري|رقم السري)'

/** Patterns are of normalised words: «ة» is «ه», «أ» is «ا», «ى» is «ي». The first that is found counts. */
const SAID: Readonly<Record<SiteMatter, RegExp>> = {
  post_ad: phrasePattern(
    `(?:انزل|ننزل|انشر|ننشر|احط|اضيف|نضيف|اعرض|اسوي|نسوي|اعمل|اكتب|ارفع|نشر|تنزيل|اضافه|رفع) (?:لي )?(?:ال)?(?:اعلان|اعلاني)(?! (?:سيارتي|سياره|موتري))`,
    '(?:post|place|publish|create|add|put up|upload|make) (?:an?|my|new|the) (?:new )?(?:ad|advert|advertisement|listing)|(?:post|place|create) ads',
  ),
  own_ads: phrasePattern(
    `(?:اعدل|تعديل|اغير|تغيير|احذف|حذف|امسح|مسح|اوقف|ايقاف|اجدد|تجديد|احدث|تحديث|اخفي|اشيل|ارفع|اصلح) (?:في |علي |سعر |صور |بيانات )?${AD}`,
    `(?:كم )?(?:باقي|بقي|يبقي|يقعد|يجلس|يستمر|مده)(?: (?:علي|في))?(?: (?:انتهاء|نهايه))? ${MY_AD}|متي (?:ينتهي|تنتهي|ينزل|يظهر|ينشر|ينقبل|يقبل|يوافقون علي) ${MY_AD}`,
    `${MY_AD} (?:ما|لم|مو|مب|مش) (?:ظهر|يظهر|طلع|يطلع|ظاهر|نزل|ينزل|انقبل|موجود)|(?:ليش|ليه|لماذا) (?:انرفض|رفض|رفضتوا|رفضتو|حذف|حذفتوا|انحذف|وقف|اختفي|ما ظهر) ${MY_AD}|${MY_AD} (?:مرفوض|موقوف|انرفض|اختفي|انحذف|انتهي|منتهي)`,
    `(?:وين|فين) ${MY_AD}|كم (?:واحد|شخص|مشاهده|زياره)(?: .{1,12}?)? ${MY_AD}|(?:احط|اخلي|اكتب|اعلن)(?:ها)? (?:مباعه|انها انباعت|انباعت)`,
    '(?:edit|change|delete|remove|renew|pause|stop|update|extend|hide|manage)(?: the (?:price|photos|pictures) (?:of|in|on))? my (?:ads?|adverts?|listings?)|mark (?:it|my car|my ad|the car) (?:as )?sold',
    'my (?:ad|advert|listing) (?:is |was |has |got |does ?n t )*(?:not (?:showing|visible|live|there|published)|show|rejected|gone|expired|expires?|removed)|(?:when|why) (?:does|will|was|is|did) my (?:ad|advert|listing)|where (?:is|are) my (?:ads?|adverts?|listings?)',
  ),
  messages: phrasePattern(
    '(?:وين|فين|كيف اشوف|كيف اقرا|ابي اشوف) (?:ال)?(?:رسايلي|رسائلي|رسايل|رسائل|محادثاتي|محادثات)|where (?:are|is|can i (?:see|find|read)) my (?:messages?|chats?|inbox)',
  ),
  favorites: phrasePattern(
    '(?:وين|فين|كيف اشوف|كيف افتح) (?:ال)?(?:مفضله|مفضلتي|محفوظات|محفوظاتي)|كيف (?:احفظ|اضيف|احط) (?:ال)?(?:سياره|سيارات|مفضله|للمفضله)|where (?:are|is|can i (?:see|find)) my (?:favou?rites?|saved cars)|how (?:do i|can i|to) (?:save|favou?rite) (?:a|this|the) (?:car|ad)',
  ),
  alerts: phrasePattern(
    '(?:نبه|بلغ|علم|خبر|اخبر|راسل)(?:ني|وني|يني) (?:اذا|لو|لما|عند|اول ما|متي ما|ب)|(?:ابي|ابغي|كيف اسوي|كيف احط|فعل|احط|سوي) (?:لي )?(?:تنبيه|تنبيهات|اشعار|اشعارات)|يوصلني (?:تنبيه|اشعار)|كيف احفظ (?:ال)?بحث',
    '(?:notify|alert|tell|message|email) me (?:when|if|once|as soon)|(?:set|create|make|get)(?: up)? (?:an? )?(?:alerts?|notifications?)(?: (?:for|when|if))?|save (?:a|my|this|the) search',
  ),
  emails: phrasePattern(
    '(?:اوقف|ايقاف|الغ|الغي|اسكر|اقفل|وقف|وقفوا|توقف|اكنسل)(?: (?:عني|لي))? (?:ال)?(?:تنبيهات|اشعارات|ايميلات|ايميلاتكم|رسايلكم|رسائلكم|تنبيهاتكم|اشعاراتكم|رسائل البريد|رسايل الايميل)',
    '(?:stop|turn off|disable|mute|fewer|too many|no more)(?: (?:sending|getting|all|the|your|these|me|email|push)){0,3} (?:notifications?|emails?|mails?|alerts?)|unsubscribe',
  ),
  delete_account: phrasePattern(
    `(?:احذف|حذف|امسح|مسح|الغ|الغي|الغاء|اقفل|اغلق|اغلاق|اسكر|تعطيل|اعطل) ${MY_ACCOUNT}|(?:احمل|تحميل|انزل|نسخه من|احصل علي) بياناتي`,
    '(?:delete|close|remove|deactivate|cancel|erase) (?:my )?(?:account|profile|membership)|(?:download|export|get a copy of) my data',
  ),
  password: phrasePattern(
    `(?:نسيت|ناسي|ضيعت|ضاعت|ضاع) (?:ال)?${PASSWORD}|(?:اغير|تغيير|استعيد|استرجع|اسوي|ابدل) (?:ال)?${PASSWORD}(?:ي)?`,
    '(?:forgot|forgotten|lost|do ?n t remember|reset|change|recover) my (?:password|passcode)|(?:how (?:do i|can i|to) )(?:change|reset) (?:the )?password',
  ),
  profile: phrasePattern(
    '(?:اغير|اعدل|تغيير|تعديل|احدث|اضيف|ابدل) (?:ال)?(?:اسمي|جوالي|رقمي|رقم جوالي|صورتي|ايميلي|بريدي|بياناتي|معلوماتي|ملفي|اسم حسابي)|(?:change|edit|update|add) my (?:name|number|phone(?: number)?|mobile|picture|photo|email|profile|details|account details)',
  ),
  sign_up: phrasePattern(
    '(?:كيف )?(?:اسجل|التسجيل|انشي|انشاء|اسوي|افتح|فتح|اعمل) (?:لي )?(?:ال)?(?:حساب|حساب جديد|عضويه|دخول|دخولي|عندكم|في الموقع|بالموقع)|(?:كيف )?(?:ادخل|الدخول|تسجيل الدخول) (?:ل|الي )?حسابي|(?:ما|مو) (?:اقدر|قادر|قدرت|عارف|راضي) (?:ادخل|اسجل|افتح)(?: .{0,12}?)?حساب(?:ي)?|تسجيل (?:ال)?دخول',
    '(?:how (?:do i|can i|to) )?(?:sign|log) ?(?:up|in)(?: (?:here|to my account))?|(?:create|open|make|need) (?:an? )?(?:new )?account|register (?:here|an account|on (?:this|the|your) (?:site|website|app))|ca ?n ?t (?:log|sign) ?in',
  ),
  verification: phrasePattern(
    '(?:كيف )?(?:اوثق|توثيق|اتوثق|وثقوا|توثقون) (?:ال)?(?:حساب|حسابي|هويتي|هويه|بائع|معرض|معرضي)|علامه (?:ال)?(?:توثيق|موثق)|(?:get|become|be) verified|verify my (?:account|identity|id|dealership|showroom|profile)|verified badge',
  ),
  delivery: phrasePattern(
    '(?:هل |يوجد |فيه |في |عندكم |تتوفر |متوفر |كم )+(?:خدمه |سعر |تكلفه )?(?:ال)?(?:توصيل|شحن)(?! (?:طلبات|سريع))|(?:هل )?(?:توصلون|توصلوا|توصلو|تشحنون|تشحنوا|تنقلون|توصل|تشحن)(?:ها|لي|لنا|ونها)? (?:ال)?(?:سياره|سيارات|سيارتي|ل\\p{L}+|لي|الي|من|للبيت|لباب)|توصلونها|تشحنونها|توصيل للبيت|(?:اشحن|شحن|توصيل) (?:ال|لل)?سياره (?:من|الي|ل|بين)',
    '(?:do|can|will|would) you (?:deliver|ship|transport)|(?:home|free|door) delivery|(?:is there|any|offer|have|with) (?:a )?(?:delivery|shipping)(?: (?:service|option|cost|fee)s?)?|(?:car|it|them) (?:be )?(?:delivered|shipped)|(?:delivery|shipping) (?:cost|fee|charge|price|option|service)s?',
  ),
  guarantee: phrasePattern(
    '(?:هل )?(?:تضمنون|تضمنوا|تفحصون|تتاكدون من|تكفلون) (?:ال|لي ال|لي )?(?:سيارات|سياره|اعلانات|بائعين|بايعين)|هل (?:ال)?(?:سيارات|اعلانات) (?:مضمونه|موثوقه|حقيقيه)(?: عندكم| هنا)?|(?:هل )?(?:ال)?(?:موقع|سيارات) (?:لكم|ملككم|تبعكم)',
    'do you (?:guarantee|inspect|check|verify|own|sell) (?:the|these|your|all) (?:cars?|ads?|vehicles?|sellers?)|are (?:the|these|your) (?:cars|ads|sellers) (?:real|genuine|inspected|checked|guaranteed|verified|trustworthy)',
  ),
  charges: phrasePattern(
    '(?:هل )?(?:ال)?(?:موقع|نشر|اعلان|اعلانات|خدمه|تسجيل|استخدام|موقعكم|خدمتكم|الاعلان عندكم)(?: (?:ال)?(?:اعلان|موقع|عندكم|هنا))? (?:ال)?(?:مجاني|مجانيه|مجانا|ببلاش|بفلوس|مدفوع|بمقابل)',
    '(?:كم |هل |في |فيه |عندكم |تاخذون |تاخذوا |تاخذو |عليكم |لكم |وش |ايش )+(?:ال)?(?:عموله|عمولتكم|عمولات|سعي)|عموله (?:ال)?(?:موقع|بيع)|كم (?:تاخذون|تاخذوا|يكلف (?:ال)?اعلان|سعر (?:ال)?اعلان|تكلفه (?:ال)?(?:اعلان|نشر))|رسوم (?:ال)?(?:نشر|اعلان|موقع)',
    'is (?:it|this|the (?:site|website|app)|posting|listing|selling|advertising)(?: (?:an ad|a car|here|cars))? free|(?:do you|does the (?:site|website)) (?:charge|take)|(?:your|any|a|what) commission|(?:listing|posting|selling|advertising) fees?|(?:cost|pay|price) to (?:post|list|advertise|sell)',
  ),
  trade_words: phrasePattern(
    '(?:وش|ايش|ما|شنو|ماذا) (?:يعني|معني|معنا|تعني|يقصدون ب|المقصود ب|القصد من) (?:ال|بال|كلمه )?\\p{L}+|(?:ال)?فرق بين (?:ال)?(?:فل|نص فل|ستاندر|ستاندرد|وارد|سعودي|خليجي)(?: (?:كامل|الكامل|اوبشن))? (?:(?:و|عن|وبين) ?)?\\p{L}+',
    'what (?:does|do|is) .{1,30} mean|meaning of|difference between (?:full|mid|standard|half|gcc|saudi)(?: (?:option|full|spec))? and',
  ),
}
const READ = (Object.keys(SITE_MATTERS) as SiteMatter[]).map((matter) => ({ matter, pattern: SAID[matter] }))

/** What a message asks about the site itself; null if it does not. */
export const readSiteMatter = (words: readonly Word[]): SiteMatter | null =>
  READ.find(({ pattern }) => findPhrases(words, pattern).length > 0)?.matter ?? null
