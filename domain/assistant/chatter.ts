import { readWords } from '#domain/search/words/read-words.ts'

/** Words that address the assistant, and say nothing of a car. */
const CHATTER = new Set(
  (
    'طيب اوك اوكي تمام لا نعم ايه كمان وكمان برضو بعد وبعد ايضا رايك رايكم رايي تنصحني تنصح وش ايش شنو ما هي هو ماهي ماهو ' +
    'ابي وابي ابغي وابغي ابغا ودي وودي اريد واريد عندك عندكم نزلت نزل موجود موجوده متوفر متوفره بالسعوديه السعوديه بالمملكه ' +
    'المملكه شيل احذف بس فقط يعني والله يا اخوي اخي لو سمحت سمحتي ممكن ياليت احسن افضل مناسب مناسبه ميزانيتي وميزانيتي ميزانيتنا وميزانيتنا نشتري واحنا احنا معاي معي فيه ' +
    'سعر سعرها وسعرها السعر والسعر سعره وسعره الميزانيه زدت زودت خلها خله خليها خلي ' +
    'غيرها غيره غيرهم هات عطني اعطني اعطيني ورني وريني نبي ونبي وزوجتي اقولك اقول رجع تكفي تكفينا لنا لي عندي عندنا ' +
    'ok okay instead only also too budget my our we i well and but what about how best good want need please some something ' +
    'كاش نقدا حاب ابشر بعزك يالغالي الغالي يبيلي الا around ما وما ولا يجيب تجيب العيد ' +
    'عدد انا وانا اني اشتري نشتري تصلح يصلح تنفع ينفع رخيص رخيصه cheap many im ' +
    'show me bs one that this suggest cash enough akhi ya wallah wallahi others more other'
  ).split(' '),
)

/** Without words, or phrases of words, that only address the assistant or have been read otherwise. */
export const withoutChatter = (phrases: readonly string[], known: ReadonlySet<string> = new Set()): string[] =>
  phrases.filter((phrase) => readWords(phrase).some(({ text }) => !CHATTER.has(text) && !known.has(text)))
