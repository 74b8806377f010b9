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

/** What schema.org or Google requires of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'inLanguage'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Car: ['name', 'brand', 'itemCondition', 'mileageFromOdometer', 'vehicleModelDate', 'offers', 'image'],
  City: ['name'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Dataset: ['name', 'description', 'url'],
  ImageObject: ['url', 'width', 'height'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['url'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['value'],
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
  for (const [name, value] of Object.entries(thing)) {
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
  const crumbs = [{ name: 'الأسعار', path: '/prices' }]
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
})
