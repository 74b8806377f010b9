import { expect, test } from 'vitest'
import { INTERIOR_COLORS } from '#domain/cars/enumerations.ts'
import { FEATURES } from '#domain/cars/features.ts'
import { FILTERS } from '#domain/search/chips/filters.ts'
import { SORTS } from '#domain/search/chips/sorts.ts'
import { searchText } from '#domain/text/normalise-text.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { CAR_MAKERS } from '#server/platform/db/reference/car-makers/index.ts'
import { BUILT_IN_TAGS } from '#server/platform/db/reference/car-tags.ts'
import { REGIONS } from '#server/platform/db/reference/places/index.ts'
import { ar as carWordsInArabic } from '#web/texts/car-words/ar.ts'
import { en as carWordsInEnglish } from '#web/texts/car-words/en.ts'
import { ar as shellInArabic } from '#web/texts/ar.ts'
import { en as shellInEnglish } from '#web/texts/en.ts'
import { ar as exploreInArabic } from '#web/texts/explore/ar.ts'
import { en as exploreInEnglish } from '#web/texts/explore/en.ts'
import { givenReference } from './reference-vocabulary.ts'

const ar: Readonly<Record<string, string>> = { ...shellInArabic, ...exploreInArabic, ...carWordsInArabic }
const en: Readonly<Record<string, string>> = { ...shellInEnglish, ...exploreInEnglish, ...carWordsInEnglish }

interface Label {
  text: string
  /** The result of tapping the label: a filter value or a sort order. */
  asks: string
}

interface Named {
  name_ar: string
  name_en: string
}

/** Labels whose typed text has another meaning, or no clear one. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  عادي: '«ordinary», unless it stands beside «قير»',
  جيدة: 'praise',
  مقبولة: 'praise',
  Good: 'praise',
  Fair: 'praise',
  أخرى: 'no wish',
  Other: 'no wish',
}
/** Values whose label, typed alone, means another value with the same one; another text means them. */
const SHARED: Readonly<Record<string, string>> = { 'make=jeep': 'شركة جيب' }
/** Fields whose labels are the same as those of exterior colours, which typed text means by default. */
const UNSPOKEN = ['interior_color']
/** Tags with the label of a condition, as which typed text is read. */
const TAGS_LIKE_CONDITIONS = ['New', 'Certified']

const { vocabulary } = givenReference()

function read(text: string): string[] {
  const { filters, sort } = understandAnyLayout(text, vocabulary, { thisYear: 2026 })
  const chosen = Object.entries(filters).flatMap(([name, values]) =>
    Array.isArray(values) ? values.map((value) => `${name}=${value}`) : `${name}=${String(values)}`,
  )
  return sort ? [...chosen, `sort=${sort}`] : chosen
}

const inBoth = ({ name_ar, name_en }: Named, asks: string): Label[] => [
  { text: name_ar, asks },
  { text: name_en, asks },
]

const ofTexts = (texts: Readonly<Record<string, string>>): Label[] => [
  ...FILTERS.filter((filter) => 'values' in filter && !UNSPOKEN.includes(filter.name)).flatMap((filter) =>
    ('values' in filter ? filter.values : []).map((value) => ({
      text: texts[`${filter.name}_${value}`] ?? '',
      asks: `${filter.name}=${value}`,
    })),
  ),
  // without a place, nothing is nearest
  ...SORTS.filter((sort) => sort !== 'nearest').map((sort) => ({
    text: texts[`sort_${sort}`] ?? '',
    asks: `sort=${sort}`,
  })),
]

const LABELS: readonly Label[] = [
  ...ofTexts(ar),
  ...ofTexts(en),
  ...BUILT_IN_TAGS.filter(({ name_en }) => !TAGS_LIKE_CONDITIONS.includes(name_en)).flatMap((tag) =>
    inBoth(tag, `tag=${tag.bit + 1}`),
  ),
  ...CAR_MAKERS.flatMap((maker) => inBoth(maker, `make=${maker.slug}`)),
  ...REGIONS.flatMap((region) => [
    ...inBoth(region, `region=${region.slug}`),
    ...region.cities.flatMap((city) => inBoth(city, `city=${city.slug}`)),
  ]),
]

test('EXPL-01 typing a label of the site gives the same search as tapping it', () => {
  const others = LABELS.map(({ text, asks }) => ({
    text: text === 'جيب' ? (SHARED[asks] ?? text) : text,
    asks,
  })).filter(({ text, asks }) => !(text in AMBIGUOUS) && read(text).join(' ') !== asks)
  expect(others.map(({ text, asks }) => `${text}: ${read(text).join(' ')}, not ${asks}`)).toEqual([])
})

/** Labels that two fields share, and what tells them apart where they stand outside their filter. */
const SAME_WORD: Readonly<Record<string, string>> = {
  جيب: 'the body; the maker is «شركة جيب»',
  جديدة: 'a tag for the condition',
  New: 'a tag for the condition',
  معتمدة: 'a tag for the condition',
  Certified: 'a tag for the condition',
}

test('EXPL-01 no label of a filter, a feature, a maker or a place means two things', () => {
  const labels = [
    ...LABELS,
    ...BUILT_IN_TAGS.flatMap((tag) => inBoth(tag, `tag=${tag.bit + 1}`)),
    ...[ar, en].flatMap((texts: Readonly<Record<string, string>>) => [
      ...INTERIOR_COLORS.map((color) => ({
        text: (texts.filter_inside ?? '').replace('{{label}}', texts[`interior_color_${color}`] ?? ''),
        asks: `interior_color=${color}`,
      })),
      ...FEATURES.map((feature) => ({ text: texts[`feature_${feature}`] ?? '', asks: `feature=${feature}` })),
    ]),
  ]
  const shared = [...Map.groupBy(labels, ({ text }) => searchText(text))].flatMap(([text, all]) => {
    const meanings = [...new Set(all.map(({ asks }) => asks))]
    return meanings.length > 1 ? [{ text: all[0]?.text ?? text, meanings }] : []
  })
  expect(shared.filter(({ text }) => !(text in SAME_WORD))).toEqual([])
  expect(Object.keys(SAME_WORD).filter((text) => !shared.some((one) => one.text === text))).toEqual([])
})

/** Models whose names are read as another model, a single letter or an engine. */
const MODELS_READ_OTHERWISE = [
  'lexus-is',
  'jaguar-i-pace',
  'infiniti-g',
  'infiniti-m',
  'audi-s-models',
  'brilliance-v6',
  'mahindra-xuv-3xo',
]

test('EXPL-01 every model, typed after its maker in either language, is that model', () => {
  const models = CAR_MAKERS.flatMap((maker) =>
    maker.models.flatMap((model) =>
      (['name_ar', 'name_en'] as const).map((name) => ({
        text: `${maker[name]} ${model[name]}`,
        make: `make=${maker.slug}`,
        model: `model=${maker.slug}-${model.slug}`,
      })),
    ),
  )
  const others = models.filter(({ text, make, model }) => {
    const asked = read(text)
    return !asked.includes(model) || asked.some((one) => one !== make && one !== model)
  })
  expect([...new Set(others.map(({ model }) => model.replace('model=', '')))].toSorted()).toEqual(
    MODELS_READ_OTHERWISE.toSorted(),
  )
})

test('EXPL-01 labels listed as ambiguous still exist and are still understood differently', () => {
  for (const text of Object.keys(AMBIGUOUS)) {
    const asked = LABELS.filter((label) => label.text === text).map(({ asks }) => asks)
    expect(asked.length, text).toBeGreaterThan(0)
    expect(asked, text).not.toContain(read(text).join(' '))
  }
  for (const name of TAGS_LIKE_CONDITIONS) expect(read(name)).toEqual([`condition=${name.toLowerCase()}`])
})

const SOUTH = ['region=asir', 'region=jazan', 'region=najran', 'region=bahah']
const NORTH = ['region=tabuk', 'region=hail', 'region=jawf', 'region=northern-borders']

test.each([
  ['فور باي فور', ['drivetrain=four']],
  ['4x4', ['drivetrain=four']],
  ['دفع رباعي', ['drivetrain=all', 'drivetrain=four']],
  ['ونيت', ['body_type=pickup']],
  ['غمارتين', ['body_type=pickup']],
  ['دبل قمارة', ['body_type=pickup']],
  ['فان', ['body_type=wagon']],
  ['باصات', ['body_type=wagon']],
  ['جيب', ['body_type=suv']],
  ['شركة جيب', ['make=jeep']],
  ['سيارات دفع رباعي للبيع', ['drivetrain=all', 'drivetrain=four']],
  ['عائلية', ['body_type=suv', 'body_type=wagon']],
  ['٧ ركاب أو أكثر', ['tag=8']],
  ['بالغربية', ['region=makkah', 'region=madinah']],
  ['الشرقية', ['region=eastern']],
  ['بالوسطى', ['region=riyadh', 'region=qassim']],
  ['الجنوب', SOUTH],
  ['الجنوبية', SOUTH],
  ['بالشمال', NORTH],
])('EXPL-01 the everyday word «%s» is understood', (text, asks) => {
  expect(read(text)).toEqual(asks)
})

test.each([
  ['هافال ٦', 'haval-h6'],
  ['جيكو 7', 'jaecoo-j7'],
  ['هونشي ٩', 'hongqi-h9'],
  ['بي ام 7', 'bmw-7-series'],
  ['لكزس 570', 'lexus-lx'],
  ['تسلا موديل Y', 'tesla-model-y'],
  ['تانق 300', 'tank-300'],
  ['كيا مورنينج', 'kia-picanto'],
  ['نيسان ربع', 'nissan-patrol-safari'],
])('EXPL-01 «%s» is the maker and its model %s', (text, model) => {
  const { filters } = understandAnyLayout(text, vocabulary, { thisYear: 2026 })
  expect(filters.make).toHaveLength(1)
  expect(filters.model).toEqual([model])
})

test.each([
  ['ربع', 'toyota-land-cruiser-70'],
  ['LC', 'toyota-land-cruiser'],
  ['داتسون', 'nissan-pickup'],
  ['CS35 بلس', 'changan-cs35'],
  ['فورد ماركيز', 'mercury-grand-marquis'],
  ['good morning', undefined],
])('EXPL-01 «%s» is %s', (text, model) => {
  expect(understandAnyLayout(text, vocabulary, { thisYear: 2026 }).filters).toEqual(model ? { model: [model] } : {})
})
