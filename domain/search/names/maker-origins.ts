import type { Asked } from './resolve-names.ts'
import type { Word } from '../words/read-words.ts'
import type { VocabularyTerm } from '../vocabulary/vocabulary-term.ts'

interface Origin {
  /** A value of `regional_spec` where there is one. */
  ref: string
  /** Slugs. */
  makers: readonly string[]
  /** None where the words for the value of `regional_spec` say it. */
  words: readonly string[]
}

const slugs = (text: string): string[] => text.split(' ')

/** Makers by the country that people call their cars by, whoever owns them today. */
const ORIGINS: readonly Origin[] = [
  {
    ref: 'japanese',
    makers: slugs(
      'toyota nissan lexus honda mazda mitsubishi isuzu suzuki infiniti subaru daihatsu hino fuso acura scion',
    ),
    words: [],
  },
  { ref: 'korean', makers: slugs('hyundai kia genesis ssangyong daewoo'), words: [] },
  {
    ref: 'chinese',
    makers: slugs(
      'changan geely haval mg chery jetour exeed omoda jaecoo gac hongqi byd great-wall tank jac dongfeng baic bestune ' +
        'maxus foton zotye lifan brilliance lynk-co zeekr xpeng nio li-auto soueast kaiyi forthing rox ora wey deepal ' +
        'avatr leapmotor voyah skywell cmc swm dfsk haima denza yangwang aion hyptec icaur lepas king-long zhengzhou ' +
        'zx-auto victory-auto jmc farizon golden-dragon hawtai luxgen livan neta baw arcfox aito xiaomi riddara wuling',
    ),
    words: [],
  },
  {
    ref: 'german',
    makers: slugs('mercedes-benz bmw audi volkswagen porsche opel maybach smart'),
    words: ['german', 'ألماني', 'ألمانية', 'المانيه'],
  },
  { ref: 'french', makers: slugs('peugeot renault citroen ds'), words: ['french', 'فرنسي', 'فرنسية'] },
  {
    ref: 'british',
    makers: slugs('land-rover jaguar mini bentley rolls-royce aston-martin mclaren lotus rover morgan ineos'),
    words: ['british', 'بريطاني', 'بريطانية', 'إنجليزية'],
  },
  {
    ref: 'italian',
    makers: slugs('fiat abarth alfa-romeo maserati ferrari lamborghini pagani'),
    words: ['italian', 'إيطالي', 'إيطالية'],
  },
]

/**
 * The makers of a country among those that there are, in their order.
 * @param ref a value of `regional_spec`
 */
export function makersFrom(ref: string, makers: readonly { slug: string }[]): string[] | undefined {
  const origin = ORIGINS.find((one) => one.ref === ref)
  return origin && makers.flatMap(({ slug }) => (origin.makers.includes(slug) ? slug : []))
}

/** Words for countries that are no value of `regional_spec`. */
export const originTerms = (makers: readonly { slug: string }[]): VocabularyTerm[] =>
  ORIGINS.filter(({ words }) => words.length).map(({ ref, words }) => {
    return { kind: 'regional_spec', ref, parent: null, names: words, makers: makersFrom(ref, makers) ?? [] }
  })

const HAS_SPEC = new Set(ORIGINS.filter(({ words }) => !words.length).map(({ ref }) => ref))
/** For which market a car was made: «وارد اليابان», «مواصفات كورية», `from Japan`, `Japanese spec`. */
const FROM_MARKET = /^(?:من|from)$/
const BEFORE_MARKET = /^(?:ال)?(?:وارد|وارده|مواصفات|مواصفاتها|مستورد|مستورده|imported)$/
const AFTER_MARKET = /^(?:imports?|imported|specs?)$/

/**
 * «ابي ياباني» asks for the makers of Japan. Beside a car, and with words for markets, it says for which market the car
 * was made.
 */
export function readOrigins(asked: readonly Asked[], words: readonly Word[]): Asked[] {
  const isOfMarket = asked.some(({ term, isExcluded }) => CARS.has(term.kind) && !isExcluded)
  const isNamedOtherwise = (maker: string, { isExcluded }: Asked) =>
    asked.some(({ term, ...other }) => term.kind === 'make' && term.ref === maker && other.isExcluded !== isExcluded)
  return asked.flatMap((one) => {
    const [ref, ...also] = (one.term.makers ?? []).filter((maker) => !isNamedOtherwise(maker, one))
    if (ref === undefined) return [one]
    const [before, after] = [words[one.from - 1]?.text ?? '', words[one.to]?.text ?? '']
    const own = words.slice(one.from, one.to).map(({ text }) => text)
    const isMarket =
      [before, ...own].some((text) => BEFORE_MARKET.test(text)) ||
      [...own, after].some((text) => AFTER_MARKET.test(text)) ||
      FROM_MARKET.test(own[0] ?? '')
    if (!isMarket && !isOfMarket) return [{ ...one, term: { ...one.term, kind: 'make', ref, also } }]
    return HAS_SPEC.has(one.term.ref) ? [one] : []
  })
}

const CARS: ReadonlySet<string> = new Set(['make', 'model'])
