import { searchText } from '#domain/text/normalise-text.ts'

const words = (text: string): string[] => searchText(text).split(' ')

/**
 * Advice to buy, promises, accidents and warranties, and that something is gone or does not exist: what only people and the
 * data of the site can say.
 */
const CLAIMS = words(`
  buy buying purchase recommend recommended recommends advise advice guarantee guaranteed guarantees promise promised
  sold unsold unavailable nothing none nobody nowhere zero free gratis discount discounted
  accident accidents crash crashed warranty undamaged flawless
  اشتر اشتري اشتروها اشترها اشتريها شراوها انصح انصحك انصحكم ننصح ننصحك اوصي اوصيك نوصي مضمون مضمونه اضمن نضمن اعدك
  مباع مباعه مبيوع مبيوعه انباعت انباع بيعت نفدت مجانا مجاني مجانيه حادث حوادث صدمه صدمات ضمان كفاله خصم تخفيض تخفيضات لايوجد لاتوجد مافيه مافي
`)

/** Ways out of the site. */
const CONTACTS = words(`
  www http https dot com net org sa co link url website email mail gmail hotmail outlook phone telephone mobile call sms
  whatsapp telegram snapchat snap instagram tiktok twitter facebook messenger signal viber
  دوت كوم رابط روابط موقع ايميل جيميل جوال جوالي هاتف تلفون اتصل اتصلوا رسايل واتس واتساب وتساب الواتس تليجرام تلجرام تيليجرام
  سناب سنابي انستقرام انستا تويتر فيسبوك تيك توك
`)

/** Makers and places beyond the catalogue, and spellings of them. */
const NAMES_ELSEWHERE = words(`
  bugatti koenigsegg pagani rimac lotus alpine morgan saab rover daewoo pontiac oldsmobile plymouth holden vauxhall opel
  dacia seat cupra lada maruti tata mahindra perodua proton scion hummer fisker rivian lucid polestar nio xpeng zeekr
  tesla byd jac bajaj ducati yamaha kawasaki suzuki isuzu daihatsu subaru mitsubishi mustang supra charger civic
  london paris berlin rome madrid moscow cairo dubai doha kuwait manama muscat amman beirut damascus baghdad istanbul
  ankara tehran karachi delhi mumbai beijing tokyo seoul sharjah ajman sanaa khartoum tripoli tunis algiers rabat
  egypt jordan qatar bahrain oman emirates yemen iraq syria lebanon sudan turkey iran india pakistan china japan korea
  germany france italy britain england america usa uk europe russia
  بوغاتي بوجاتي كوينيجسيج باجاني لوتس ساب روفر دايو بونتياك اوبل داسيا سيات لادا ماروتي تاتا بروتون همر ريفيان لوسيد
  بولستار نيو زيكر تسلا موستانج موستنج سوبرا
  لندن باريس برلين روما مدريد موسكو القاهره قاهره دبي الدوحه دوحه الكويت المنامه منامه مسقط بيروت دمشق بغداد اسطنبول
  طهران كراتشي دلهي بكين طوكيو سيول الشارقه شارقه عجمان صنعاء الخرطوم طرابلس تونس الجزاير الرباط ابوظبي اسكندريه
  مصر الاردن قطر البحرين عمان الامارات اليمن العراق سوريا لبنان السودان تركيا ايران الهند باكستان الصين اليابان كوريا
  المانيا فرنسا ايطاليا بريطانيا انجلترا امريكا اوروبا روسيا
`)

export const FORBIDDEN: ReadonlySet<string> = new Set([...CLAIMS, ...CONTACTS, ...NAMES_ELSEWHERE])

/** After these follows a name. */
export const BEFORE_NAMES: ReadonlySet<string> = new Set(
  words(
    'ماركه ماركة موديل موديلها طراز طرازها مصنع شركه مدينه بمدينه منطقه بمنطقه محافظه حي بحي brand make maker model city town region district named called',
  ),
)

/** Words that English sentences begin with; any other capital letter may begin a name. */
export const BEGINNINGS: ReadonlySet<string> = new Set(
  words(`
    a about above according after all also although among an and another any are as ask at based because before below
    between but by can car cars check choose compare compared comparing consider could depending despite do does during
    each either every everything expect fewer for from given has have having he hello here hi how however i if in
    inspect instead is it its just keep know later less let like look looking lower make many may maybe mileage might more
    most much my newer next no not note now of often older on only or other others otherwise our overall perhaps please
    price prices remember same say see seller sellers should similar since so some still sure take tell than thanks that
    the their them then there these they think this those though to too under unless until usually very want was we
    welcome well were what when where whether which while who why will with within without would yes yet you your
    ads ad answers better cheaper higher rather fees costs cost insurance inspection ownership payment instalments facts
    sources questions whichever whatever whoever nice good great fine ok okay
  `),
)
