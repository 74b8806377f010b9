import { expect, test } from 'vitest'
import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import { isBodyNickname } from '#domain/search/vocabulary/ordinary-words.ts'
import { normaliseText, squeeze } from '#domain/text/normalise-text.ts'
import { CAR_MAKERS } from './index.ts'

const MODELS = CAR_MAKERS.flatMap((maker) => maker.models.map((model) => ({ ...model, maker: maker.slug })))
/** Spellings with the same pronunciation: E-Pace and I-Pace, ES and IS. */
const HOMOPHONES = ['ايبيس', 'اياس']
const ARABIC = /[\u0621-\u064a]/
/** Names that are numbers in Arabic as well. */
const ONLY_NUMBERS = ['86']
/** Names of two makers that together mean a third: Livan is Lifan under Geely. */
const MAKERS_TOGETHER = ['ليفان جيلي']

test('EXPL-01 the catalogue covers the cars that are common in Saudi Arabia', () => {
  expect(CAR_MAKERS.length).toBeGreaterThanOrEqual(75)
  expect(MODELS.length).toBeGreaterThanOrEqual(850)
})

test('EXPL-01 slugs are distinct and fit into an address', () => {
  const slugs = [...CAR_MAKERS.map(({ slug }) => slug), ...MODELS.map(({ maker, slug }) => `${maker}-${slug}`)]
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('EXPL-01 every name has its Arabic', () => {
  for (const { name_ar } of [...CAR_MAKERS, ...MODELS]) {
    if (!ONLY_NUMBERS.includes(name_ar)) expect(name_ar).toMatch(ARABIC)
  }
})

test('EXPL-01 model years are years', () => {
  for (const { first_year, last_year } of MODELS) {
    expect(first_year).toBeGreaterThanOrEqual(1920)
    expect(last_year ?? 2026).toBeGreaterThanOrEqual(first_year)
    expect(last_year ?? 2026).toBeLessThanOrEqual(2027)
  }
})

test('EXPL-01 no spelling is a single letter, or a number that may be a count or a year', () => {
  for (const { aliases } of [...CAR_MAKERS, ...MODELS]) {
    for (const alias of aliases) expect(squeeze(alias)).not.toMatch(/^(?:\p{L}|\d{1,2}|\d{4,})$/u)
  }
})

test('EXPL-01 a maker lists no spelling twice', () => {
  for (const maker of CAR_MAKERS) {
    const spellings = maker.models.flatMap(({ name_en, name_ar, aliases }) =>
      [...new Set([name_en, name_ar, ...aliases].map(squeeze))].filter(Boolean),
    )
    expect(
      spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at && !HOMOPHONES.includes(spelling)),
      maker.slug,
    ).toEqual([])
    expect(normaliseText(maker.name_ar)).not.toBe('')
  }
})

test('EXPL-01 no two makers share a spelling', () => {
  const spellings = CAR_MAKERS.flatMap(({ name_en, name_ar, aliases }) => [
    ...new Set([name_en, name_ar, ...aliases].map(squeeze)),
  ])
  expect(spellings.filter((spelling, at) => spellings.indexOf(spelling) !== at)).toEqual([])
})

/** All ways to split a spelling into a name and the rest. */
function splitsOf(spelling: string): [name: string, rest: string][] {
  const words = normaliseText(spelling).split(' ')
  return words.slice(1).map((_, at) => [words.slice(0, at + 1).join(''), words.slice(at + 1).join('')])
}

const spellingsOf = ({
  name_en,
  name_ar,
  aliases,
}: Pick<(typeof CAR_MAKERS)[number], 'name_en' | 'name_ar' | 'aliases'>) => [
  ...new Set([name_en, name_ar, ...aliases].map(squeeze)),
]

test('EXPL-01 no alias is the name of another maker and of one of its models, or of a third maker: it would hide them', () => {
  const makers = new Map(
    CAR_MAKERS.flatMap((maker) => spellingsOf(maker).map((spelling) => [spelling, maker] as const)),
  )
  const hides = (alias: string, slug: string) =>
    splitsOf(alias).some(([name, rest]) => {
      const other = makers.get(name)
      if (!other || other.slug === slug || isBodyNickname(name)) return false
      return makers.has(rest) || other.models.some((model) => spellingsOf(model).includes(rest))
    })
  const aliases = CAR_MAKERS.flatMap(({ slug, aliases: own, models }) =>
    [...own, ...models.flatMap((model) => model.aliases)].map((alias) => ({ alias, slug })),
  )
  expect(aliases.filter(({ alias, slug }) => hides(alias, slug)).map(({ alias }) => alias)).toEqual(MAKERS_TOGETHER)
})

test('EXPL-01 every maker has models, every model a body that exists', () => {
  for (const { slug, models } of CAR_MAKERS) expect(models.length, slug).toBeGreaterThan(0)
  for (const { maker, slug, body_types } of MODELS) {
    expect(body_types.length, `${maker}-${slug}`).toBeGreaterThan(0)
    expect(new Set(body_types).size, `${maker}-${slug}`).toBe(body_types.length)
    expect(BODY_TYPES, `${maker}-${slug}`).toEqual(expect.arrayContaining([...body_types]))
  }
})
