import { expect, test } from 'vitest'
import type { Article } from '#contract/articles.ts'
import type { Car } from '#contract/cars.ts'
import type { Deal } from '#contract/deals.ts'
import type { Fact } from '#contract/facts.ts'
import type { PricePage } from '#contract/prices.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { en as factTexts } from '#web/texts/facts/en.ts'
import { articleForSearch } from './article-for-search.ts'
import { carForSearch } from './car-for-search.ts'
import { dealForSearch } from './deal-for-search.ts'
import { factsForSearch } from './facts-for-search.ts'
import { jsonLd } from './json-ld.tsx'
import { pricesForSearch } from './price-for-search.ts'

type Thing = Readonly<Record<string, unknown>>

/** What schema.org or Google requires of each type, and what Google recommends and we always know. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'inLanguage',
    'mainEntityOfPage',
  ],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'inLanguage',
    'mainEntityOfPage',
  ],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Car: ['name', 'url', 'brand', 'model', 'itemCondition', 'mileageFromOdometer', 'vehicleModelDate', 'offers', 'image'],
  City: ['name'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Dataset: [
    'name',
    'description',
    'url',
    'creator',
    'isAccessibleForFree',
    'spatialCoverage',
    'variableMeasured',
    'dateModified',
  ],
  EngineSpecification: [],
  ImageObject: ['url', 'width', 'height'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['url'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['value'],
}
/** Values of schema.org, of which there are few. */
const CHOICES: Readonly<Record<string, RegExp>> = {
  availability: /^https:\/\/schema\.org\/(?:InStock|SoldOut)$/,
  itemCondition: /^https:\/\/schema\.org\/(?:New|Used)Condition$/,
  unitCode: /^(?:KMT|LTR|BHP)$/,
  priceCurrency: /^SAR$/,
}
const OF_PAGES = ['url', 'item', 'mainEntityOfPage']
const ADDRESSES = [...OF_PAGES, 'contentUrl', 'image', 'logo']
const DATES = /^date|^valid(?:From|Through)$|ValidUntil$/
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/
const SITE = 'https://sayyad.example'
/** Google refuses shorter and longer descriptions of data sets. */
const DESCRIPTION = { least: 50, most: 5000 }

function faultsIn(thing: Thing, lang: Lang): string[] {
  const type = String(thing['@type'])
  const faults = REQUIRED[type] ? [] : [`${type} is unknown`]
  for (const name of REQUIRED[type] ?? [])
    if (thing[name] === undefined || thing[name] === '') faults.push(`${type} without ${name}`)
  if (type === 'Offer' && (thing['price'] === undefined) !== (thing['priceCurrency'] === undefined))
    faults.push('a price has a currency')
  const { length } = String(thing['description'])
  if (type === 'Dataset' && (length < DESCRIPTION.least || length > DESCRIPTION.most))
    faults.push(`a description of ${length} letters`)
  faults.push(...faultsOf(type, thing))
  for (const [name, value] of Object.entries(thing)) {
    if (CHOICES[name]?.test(String(value)) === false) faults.push(`${name} ${String(value)}`)
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null) faults.push(...faultsIn(one as Thing, lang))
      else if (DATES.test(name) && !ISO.test(String(one))) faults.push(`${name} ${one}`)
      else if (ADDRESSES.includes(name) && !/^https:\/\/[!-~]+$/.test(String(one))) faults.push(`${name} ${one}`)
      else if (OF_PAGES.includes(name) && type !== 'ImageObject' && type !== 'Organization') {
        const isOfLanguage = /[?&]lang=en$/.test(String(one)) === (lang === 'en')
        if (String(one).startsWith(SITE) && !isOfLanguage)
          faults.push(`${type} has ${name} in the other language: ${one}`)
      }
    }
  }
  return faults
}

/** Rules about several properties. */
function faultsOf(type: string, thing: Thing): string[] {
  const faults: string[] = []
  if (type === 'BreadcrumbList') {
    const places = (thing['itemListElement'] as Thing[]).map(({ position }) => position)
    if (places.length < 2 || places.some((place, at) => place !== at + 1)) faults.push(`positions ${places.join()}`)
  }
  for (const [first, last] of [
    ['datePublished', 'dateModified'],
    ['validFrom', 'validThrough'],
  ] as const)
    if (thing[first] !== undefined && thing[last] !== undefined && String(thing[first]) > String(thing[last]))
      faults.push(`${last} before ${first}`)
  if (type === 'Offer' && thing['price'] !== undefined && !(Number(thing['price']) >= 0)) faults.push('no price')
  return faults
}

const NAMES = { name_ar: 'رنّة', name_en: 'Ranna' }
const PICTURE = { id: '1', url: '/files/a-960.webp', width: 960, height: 640, alt_ar: '', alt_en: '' }
const TIME = '2026-06-01T09:00:00.000Z'
const ID = '0190b5e0-0000-7000-8000-000000000000'
const base = (lang: Lang) => ({ publicUrl: SITE, site: 'صيّاد', lang })

const article = (kind: 'post' | 'guide', lang: Lang, given: Partial<Article>) => {
  const texts = { title: 'كيف تفحص', excerpt: 'قبل الدفع', author: '', tags: ['فحص'], cover: null }
  const shown = { kind, slug: 'كيف-تفحص', lang, ...texts, published_at: TIME, changed_at: TIME, ...given }
  return articleForSearch({ ...base(lang), article: shown as Article & { kind: 'post' }, listName: 'المدونة' })
}
const deal = (lang: Lang, given: Partial<Deal>) => {
  const texts = { title_ar: 'غسيل', title_en: 'Wash', text_ar: '', text_en: '' }
  const nothing = { brand: null, category: null, picture: null, price_now: null, starts_at: null, ends_at: null }
  return dealForSearch({ ...base(lang), deal: { id: ID, ...texts, ...nothing, ...given } as Deal })
}
const car = (lang: Lang, given: Partial<Car>) => {
  const names = { make_name_ar: 'تويوتا', make_name_en: 'Toyota', model_name_ar: 'كامري', model_name_en: 'Camry' }
  const specs = { year: 2019, condition: 'used', mileage: 90_000, seller_name: 'نورة', visibility: 'public' }
  const shown = {
    id: ID,
    images: ['/files/a-960.webp'],
    image_sizes: [null],
    ...names,
    ...specs,
    price: null,
    ...given,
  }
  return carForSearch({ ...base(lang), car: shown as Car, t: (key) => key })
}
const FACT = { key: 'fee', label_ar: 'رسم', label_en: 'Fee', value: 100, checked_on: '2026-06-01', source_url: null }
const facts = (lang: Lang) =>
  factsForSearch({
    ...base(lang),
    name: factTexts.facts_title,
    description: factTexts.facts_description,
    facts: [
      FACT as Fact,
      { ...FACT, value: null, value_ar: 'مجاني', value_en: 'Free', source_url: 'https://gazette.example/5' } as Fact,
    ],
  })
const prices = (lang: Lang, given: Partial<PricePage>) => {
  const figures = { count: 12, lower: 50_000, middle: 55_000, upper: 61_000 }
  const place = { make: { slug: 'toyota' }, model: { slug: 'toyota-camry' }, year: null, city: null }
  const page = { as_of: TIME, ...place, figures, months: [], ...given } as unknown as PricePage
  const said = {
    title: 'بكم كامري؟',
    car: 'كامري',
    description: 'السعر الأوسط 55,000 ر.س، والمعتاد من 50,000 إلى 61,000 ر.س',
  }
  const crumbs = [
    { name: 'الأسعار', path: '/prices' },
    { name: 'كامري', path: '/prices/toyota/camry' },
  ]
  return pricesForSearch({ ...base(lang), ...said, page, path: '/prices/toyota/camry', crumbs })
}

const KINDS: Readonly<Record<string, (lang: Lang) => object>> = {
  post: (lang) => article('post', lang, { cover: PICTURE, author: 'سارة' }),
  'post without anything': (lang) => article('post', lang, { excerpt: '', tags: [] }),
  guide: (lang) => article('guide', lang, {}),
  deal: (lang) => deal(lang, { price_now: 80, picture: PICTURE, starts_at: TIME, ends_at: TIME, text_en: 'a' }),
  'deal of a brand': (lang) => deal(lang, { brand: { id: 1, slug: 'ranna', ...NAMES, logo: null } }),
  car: (lang) => car(lang, { price: 90_000, expires_at: TIME, image_sizes: [PICTURE] }),
  'car without a price': (lang) => car(lang, {}),
  'car with an engine': (lang) => car(lang, { engine_size: 2.5, power_hp: 200, condition: 'new', visibility: 'ended' }),
  facts,
  'prices of a model': (lang) => prices(lang, {}),
  'prices of a city': (lang) => prices(lang, { year: 2019, city: { slug: 'riyadh', ...NAMES } }),
}

test.each(Object.entries(KINDS))('LANG-06 structured data has what search engines require, of a %s', (_, write) => {
  for (const lang of LANGUAGES) {
    const { '@graph': graph, ...thing } = JSON.parse(jsonLd(write(lang))) as Thing & { '@graph'?: Thing[] }
    expect(thing['@context']).toBe('https://schema.org')
    expect((graph ?? [thing]).flatMap((one) => faultsIn(one, lang))).toEqual([])
  }
})

test('LANG-06 what is missing, relative or in the other language is found', () => {
  const offer = { '@type': 'Offer', url: '/deals/1', price: 5, validFrom: 'soon', image: [`${SITE}/a.webp`, 'b.webp'] }
  expect(faultsIn(offer, 'en')).toEqual(['a price has a currency', 'url /deals/1', 'validFrom soon', 'image b.webp'])
  expect(faultsIn({ '@type': 'ListItem', position: 1, name: 'a', item: `${SITE}/blog` }, 'en')).toEqual([
    `ListItem has item in the other language: ${SITE}/blog`,
  ])
  expect(faultsIn({ '@type': 'Thing' }, 'ar')).toEqual(['Thing is unknown'])
  const place = (position: number) => ({ '@type': 'ListItem', position, name: 'a', item: `${SITE}/${position}` })
  expect(faultsIn({ '@type': 'BreadcrumbList', itemListElement: [place(1), place(3)] }, 'ar')).toEqual([
    'positions 1,3',
  ])
  const ended = { validFrom: '2026-06-02', validThrough: '2026-06-01', availability: 'InStock' }
  expect(faultsIn({ '@type': 'Offer', url: `${SITE}/deals/1?lang=en`, ...ended }, 'en')).toEqual([
    'validThrough before validFrom',
    'availability InStock',
  ])
})
