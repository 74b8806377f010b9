import { SPOKEN_NUMBERS } from '#domain/search/numbers/spoken-numbers.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { cutText } from '#domain/text/truncate.ts'

const words = (text: string): string[] => searchText(text).split(' ')

/** Words that state or change a number, besides those that a search reads. */
const OTHERS = words(`
  zero nil nought hundred hundreds thousand thousands million millions billion billions trillion dozen dozens score
  half halves quarter quarters third thirds fourth fifth sixth seventh eighth ninth tenth eleventh twelfth twentieth
  thirtieth first second once twice thrice single double triple quadruple pair couple both percent percentage grand lakh
  plus minus times fold twofold threefold tenfold hundredth thousandth million-th nill oh
  صفر الف الفا الاف الوف الفين مليون مليونا ملايين مليونين مليار مليارات بليون مئات ميات عشرات بضع بضعه
  نصف نص ربع ارباع ثلث اثلاث ثلثين ثلثي خمس سدس سبع ثمن تسع عشر اضعاف ضعف ضعفين ضعفي
  اول اولي اولا ثاني ثانيه ثانيا ثالث ثالثه ثالثا رابع رابعه خامس خامسه سادس سادسه سابع سابعه ثامن ثامنه تاسع تاسعه عاشر عاشره
  اولين اولان اولها ثانيها ثالثها
  مره مرتين مرتان مرات كلا كلتا كلاهما كلتاهما كليهما كلتيهما زوج زوجان زوجين دزينه درزن
  ميه بالميه مئه بالمئه مايه بالمايه زايد ناقص اكس وحده وحدات واحد واحده وحيد وحيده
  سيارتان سيارتين سيارتا سيارتي اعلانان اعلانين سنتان سنتين عامان عامين شهران شهرين يومان يومين اسبوعان اسبوعين
  ريالان ريالين الفان مالكان مالكين بابان بابين خياران خيارين موديلان موديلين مدينتان مدينتين لونان لونين
  اثنان اثنين اثنتان اثنتين ثنتين ثنتان ثنين هاتان هاتين هذان هذين اللتان اللتين اللذان اللذين اثناهما
  احدعش اتنعش اطنعش طنعش ثنعش
`)

/** Ordinary words that are also spoken digits of names, or Roman numerals. */
const NUMBERS: ReadonlySet<string> = new Set([...SPOKEN_NUMBERS, ...OTHERS])
const ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
const SHORTEST_ROMAN = 2
const LONGEST = Math.max(...[...NUMBERS].map((word) => word.length))

/** Whether a normalised word states a number, also one that is written as one word: «twentyfive», «خمسمية». */
export const isNumberWord = (word: string): boolean =>
  NUMBERS.has(word) || isJoined(word) || (word.length >= SHORTEST_ROMAN && ROMAN.test(word))

function isJoined(word: string): boolean {
  for (let at = 2; at <= Math.min(word.length - 2, LONGEST); at += 1) {
    if (!NUMBERS.has(cutText(word, at))) continue
    const rest = word.slice(at).replace(/^و/, '')
    if (NUMBERS.has(rest) || isJoined(rest)) return true
  }
  return false
}
