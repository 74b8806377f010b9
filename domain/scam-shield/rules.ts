import type { ScamKind } from './scam-kinds.ts'
import { anyOf, group, sum, type WordGroup } from './words.ts'

export interface Rule {
  kind: ScamKind
  /** Groups whose words must occur in this order, with at most `gap` other words between two of them. */
  words: readonly WordGroup[]
  gap: number
  /** Makes the text harmless, anywhere in it. */
  unless?: WordGroup
  /** Makes a word of the rule harmless right before or after it. */
  notBeside?: WordGroup
  /** Whether the rule also matches when negated: "the bank does not release". */
  evenNegated?: boolean
}

const either = (kind: ScamKind, first: WordGroup, second: WordGroup, gap: number, rest: Partial<Rule> = {}): Rule[] => [
  { kind, words: [first, second], gap, ...rest },
  { kind, words: [second, first], gap, ...rest },
]

// codes

const CODE = group('كود رمز otp code password باسورد باسوورد passcode codes kod ramz')
const SECRET = group('cvv cvc otp')
const OTHER_CODE = group(
  'لون اللون عطل العطل راديو الراديو فئة طلاء دهان خطأ فحص paint error radio colour color fault trim parts',
)
const GIVE =
  group(`ارسل ارسلي ارسله ابعث ابعت ابعثلي ابعتلي عطني اعطني عطيني تعطيني اعطيني تعطي تعطني قل قلي قول قولي انسخ صور صورها
  هات دز قوله قولهولي ersel arsel ab3at 3tni send give share tell forward read whats what need كم ابي ابغى ابيك محتاج ممكن`)
const ARRIVED = group(
  'وصلك وصلتك وصل وصلت جاك جاتك جالك جتك اجتك يجي يجيك بيجيك بتجيك تجيك بيوصلك يوصلك اجاك jak wasalak received recieved arrived came went get got sent',
)
const MESSAGE_NUMBER = group('رقم ارقام رسالة مسج رسايل نمبر number numbers digit digits message sms')
const OF_CODE = group('تحقق تفعيل مؤقت موقت ابشر نفاذ بنك verification confirmation time absher nafath مكون بسرعة سري')
/** Numbers that belong to a car. */
const OF_CAR = group('هيكل لوحة استمارة شاصي vin')
const NAFATH = group('نفاذ nafath')
const APPROVE = group('وافق اقبل اختر افتح ادخل طلب اشعار accept approve choose open request confirm')
const REMOTE_CONTROL = group('anydesk teamviewer rustdesk انيديسك ديسك تيمفيور فيور')
const CARD = group('بطاقة بطاقتك بطاقات card mada')
const CARD_SECRET = group('سري وجهين وجه قفا الثلاث انتهاء cvv number numbers رقم')
const CREDENTIALS = group('سر مرور سري')
const BANK = group('بنك البنك bank')

const CODES: Rule[] = [
  { kind: 'code_request', words: [GIVE, CODE], gap: 5, notBeside: OTHER_CODE },
  { kind: 'code_request', words: [CODE, GIVE], gap: 4, notBeside: OTHER_CODE },
  ...either('code_request', CODE, ARRIVED, 4, { notBeside: OTHER_CODE }),
  ...either('code_request', CODE, OF_CODE, 2, { notBeside: OTHER_CODE }),
  { kind: 'code_request', words: [SECRET], gap: 0 },
  { kind: 'code_request', words: [GIVE, MESSAGE_NUMBER, ARRIVED], gap: 4 },
  { kind: 'code_request', words: [MESSAGE_NUMBER, ARRIVED, GIVE], gap: 5, unless: OF_CAR },
  { kind: 'code_request', words: [ARRIVED, MESSAGE_NUMBER, GIVE], gap: 4 },
  { kind: 'code_request', words: [group('digit digits'), MESSAGE_NUMBER, ARRIVED], gap: 3 },
  { kind: 'code_request', words: [group('opt'), anyOf(ARRIVED, OF_CODE)], gap: 2 },
  { kind: 'code_request', words: [GIVE, MESSAGE_NUMBER, BANK], gap: 4 },
  { kind: 'code_request', words: [GIVE, group('digit'), MESSAGE_NUMBER], gap: 3 },
  ...either('code_request', NAFATH, APPROVE, 4, { unless: group('كمية الكمية') }),
  { kind: 'code_request', words: [group('كلمة رقم'), CREDENTIALS], gap: 0, unless: group('مسجل راديو') },
  { kind: 'code_request', words: [REMOTE_CONTROL], gap: 0 },
  { kind: 'code_request', words: [group('شارك share'), group('شاشة شاشتك screen')], gap: 1 },
  { kind: 'code_request', words: [group('رقم'), group('تأكيد تاكيد')], gap: 0, unless: group('حجز موعد') },
  { kind: 'code_request', words: [group('pin'), group('card')], gap: 3 },
  { kind: 'code_request', words: [group('card'), group('pin')], gap: 1 },
  { kind: 'code_request', words: [group('اضغط دوس اقبل وافق'), group('قبول موافق موافقة')], gap: 2 },
  { kind: 'code_request', words: [group('طلب'), group('موافقة')], gap: 0 },
  { kind: 'code_request', words: [group('sms text رسالة'), MESSAGE_NUMBER, group('tell need قل عطني')], gap: 7 },
  { kind: 'code_request', words: [GIVE, CARD, CARD_SECRET], gap: 5 },
  { kind: 'code_request', words: [GIVE, CARD_SECRET, CARD], gap: 4 },
]

// transfers that never arrive

const MONEY = anyOf(
  group(`مبلغ فلوس رسوم نصف نص قيمة مقدم مقدما مقدماً حق كامل خمسمية ميتين مية الف الفين mablagh usdt money amount half fee fees payment clearance customs
    ريال riyals sar`),
  sum,
)

const TRANSFER = group(`حولت تحويل التحويل حوالة الحوالة حوالتي ايصال الايصال سند ايداع مبلغ المبلغ فلوس اشعار
  شيك 7awalt transferred transfer receipt payment money screenshot paid`)
const SUM_OF_MONEY = group('مبلغ فلوس حوالة تحويل money payment transfer')
const HAND_OVER = group(
  `سلم سلمه سلمها سلمني تسلم انقل انقلها تنقل تنازل تتنازل فرغ تسليم مفتاح مفاتيح سلسلة moftah key keys release ياخذ`,
)
const DRIVER = group('سواق سايق سائق مندوب مندوبنا سطحة ناقل driver cousin agent guard shipper')
const CAR = group('سيارة موتر عربية مركبة car vehicle ownership')
const HELD = group('معلق معلقة محجوز محجوزة معالجة pending processing holding held')
const OVERPAID = group('بالغلط غلط غلطت زيادة زايد زدت mistake much extra')
const GIVE_BACK = group('رجع ارجع ترجع رد حول عطها refund return back rest')
const CHEQUE = group('شيك cheque')
const AFTER_ARRIVAL = group('إلا الا once after when بعد')
/** With it the verb means "greet" instead of "hand over". */
const GREET = group('على')

const TRANSFERS: Rule[] = [
  { kind: 'faked_transfer', words: [TRANSFER, HAND_OVER], gap: 10, unless: AFTER_ARRIVAL, notBeside: GREET },
  { kind: 'faked_transfer', words: [TRANSFER, DRIVER, anyOf(CAR, HAND_OVER)], gap: 8 },
  { kind: 'faked_transfer', words: [group('screenshot swift receipt'), DRIVER], gap: 10 },
  { kind: 'faked_transfer', words: [TRANSFER, group('hand'), CAR], gap: 8 },
  {
    kind: 'faked_transfer',
    words: [TRANSFER, group('اعطني عطني خل ابي اخد اخذ give pick taking'), anyOf(CAR, HAND_OVER)],
    gap: 7,
  },
  { kind: 'faked_transfer', words: [TRANSFER, group('transfer'), CAR], gap: 7 },
  ...either('faked_transfer', TRANSFER, HELD, 5, { unless: group('لين حتى until') }),
  { kind: 'faked_transfer', words: [group('طلب'), group('نقل'), group('ابشر'), APPROVE], gap: 3 },
  { kind: 'faked_transfer', words: [group('رجع'), MONEY, group('حولت حولتها')], gap: 2 },
  { kind: 'faked_transfer', words: [group('debited'), group('car')], gap: 16 },
  {
    kind: 'faked_transfer',
    words: [BANK, group('يفرج يحرر يحرره holding holds release'), TRANSFER],
    gap: 4,
    evenNegated: true,
  },
  {
    kind: 'faked_transfer',
    words: [SUM_OF_MONEY, group('within خلال'), group('hours ساعة ساعات ايام')],
    gap: 3,
    unless: group('شحن توصيل'),
  },
  ...either('faked_transfer', OVERPAID, GIVE_BACK, 6),
  { kind: 'faked_transfer', words: [group('more'), group('price'), GIVE_BACK], gap: 4 },
  { kind: 'faked_transfer', words: [group('اكثر'), group('سعر'), GIVE_BACK], gap: 4 },
  { kind: 'faked_transfer', words: [group('استلم'), TRANSFER, group('رابط')], gap: 3 },
  { kind: 'faked_transfer', words: [group('زدت'), TRANSFER], gap: 4 },
  ...either('faked_transfer', CHEQUE, anyOf(HAND_OVER, CAR, group('drive تسلمني')), 8, {
    unless: group('قبل نتأكد before verify'),
  }),
]

// money in advance

const DEPOSIT = group('عربون عربونا رعبون 3arboon 3arbon 3rboon arboon deposit deposits')
const PAY = group(
  'حول حولي تحول تحولي ادفع ادفعي تدفع سدد تسدد ارسل ابعث ابعت 7awwel 7awel hawel send transfer wire pay make',
)
const ACCOUNT = group('حساب حسابي حسابه ايبان الايبان iban account')
const RESERVE = group('احجز تحجز احجزها تحجزها حجز ثبت hold reserve booking')
const BY_TRANSFER = group('تحويل ايداع حول ادفع amount payment')
const UNTRACEABLE = group('ويسترن western moneygram موني bitcoin بتكوين بيتكوين btc usdt crypto itunes ايتونز')
const GIFT_CARD = group('سوا ايتونز قوقل جوجل ستيم play gift itunes steam')
const PRESENT = group('وقت عند قدامك قدامي when after front')

/** With these the writer pays, or «حول» means "around". */
const NOT_ASKED = group('لك i سعر ممشى ممشاها حدود')

const STAKE = anyOf(MONEY, ACCOUNT, group('تحويل توصلني تحول يحول حساب بحسابي stc'))
/** What the payer gets in return: the car is reserved, or can be seen. */
const HOLD = group('امسك امسكها نمسك اوقف اوقفها احجز احجزها تحجز يحجز ثبت جدية hold reserve token')
const LATER = group('بعدها بعدين after then')
const SEE = group('تشوف تشوفها شوفها معاينة المعاينة نحدد تجي come see viewing موقع')

const ADVANCES: Rule[] = [
  { kind: 'advance_payment', words: [DEPOSIT], gap: 0, unless: group('ليش ليه بعد عطاني قدامي دفع paid refunded') },
  { kind: 'advance_payment', words: [PAY, MONEY], gap: 3, unless: PRESENT, notBeside: NOT_ASKED },
  { kind: 'advance_payment', words: [PAY, MONEY, group('قبل اول مقدم مقدما first advance')], gap: 4 },
  { kind: 'advance_payment', words: [group('حول تحول حولي حوله'), ACCOUNT], gap: 3 },
  { kind: 'advance_payment', words: [group('حول تحول'), MONEY], gap: 2, unless: PRESENT, notBeside: NOT_ASKED },
  ...either('advance_payment', RESERVE, BY_TRANSFER, 2),
  { kind: 'advance_payment', words: [group('دفعة تأمين'), group('مستردة مسترد')], gap: 2 },
  { kind: 'advance_payment', words: [group('refundable')], gap: 0 },
  ...either('advance_payment', STAKE, HOLD, 7, { unless: PRESENT }),
  { kind: 'advance_payment', words: [STAKE, LATER, SEE], gap: 5, unless: PRESENT, notBeside: NOT_ASKED },
  { kind: 'advance_payment', words: [group('اشحن'), GIFT_CARD], gap: 1 },
  { kind: 'advance_payment', words: [group('broker'), group('before')], gap: 3 },
  { kind: 'advance_payment', words: [group('wired wire'), anyOf(MONEY, group('price'))], gap: 4 },
  {
    kind: 'advance_payment',
    words: [group('يدفع تدفع ادفع'), group('تأمين'), group('معاينة')],
    gap: 1,
    evenNegated: true,
  },
  { kind: 'advance_payment', words: [group('عطني'), MONEY, group('مقدم مقدما')], gap: 3 },
  { kind: 'advance_payment', words: [group('half'), group('now')], gap: 1 },
  { kind: 'advance_payment', words: [group('token'), group('money')], gap: 1 },
  { kind: 'advance_payment', words: [group('clear pay'), group('duty')], gap: 3 },
  { kind: 'advance_payment', words: [UNTRACEABLE], gap: 0 },
  { kind: 'advance_payment', words: [CARD, GIFT_CARD], gap: 1 },
  { kind: 'advance_payment', words: [GIFT_CARD, group('cards card')], gap: 1 },
  { kind: 'advance_payment', words: [group('وسيط الوسيط escrow'), ACCOUNT], gap: 2 },
  { kind: 'advance_payment', words: [ACCOUNT, group('وسيط الوسيط escrow')], gap: 1 },
]

// other places

const APP =
  group(`واتس واتساب واتسب وتساب وتس wts wtsp whatapp whatsap واتسآب whatsapp whats تيليجرام تلقرام تليجرام تلجرام تيليقرام telegram سناب سنابي snap snapchat انستقرام
  انستا instagram insta ايميل الايميل ايميلي email mail gmail hotmail بوتيم ايمو سيجنال سيقنال signal botim imo ماسنجر messenger`)
const TALK =
  group(`كلمني كلميني اكلمك راسلني راسليني ارسل ارسلي اكتب دز دزلي تعال نكمل اضفني ضيفني تواصل نتواصل خلنا عندك
  ابعت ابعث ta3al chat contact message msg add continue text write reach`)
const AWAY = group('برا برة خارج outside')
const SITE = group('تطبيق التطبيق موقع الموقع برنامج site app website platform')

const MOVES: Rule[] = [
  { kind: 'moving_away', words: [TALK, APP], gap: 3 },
  { kind: 'moving_away', words: [APP, group('me')], gap: 1 },
  { kind: 'moving_away', words: [AWAY, SITE], gap: 1 },
]

export const RULES: readonly Rule[] = [...CODES, ...TRANSFERS, ...ADVANCES, ...MOVES]
