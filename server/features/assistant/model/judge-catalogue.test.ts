import { expect, test } from 'vitest'
import { judgeSentence } from '#domain/assistant/written/judge-sentence.ts'
import { LANGUAGES } from '#domain/language.ts'
import { createReader } from '#server/features/search/public.ts'
import { givenServices } from '#server/testing/given-services.ts'
import { HONEST, makeLie, randomOf } from '#server/testing/lies.ts'
import { namesToLieWith } from '#server/testing/names-to-lie-with.ts'
import { createReferences } from './references.ts'

const LIES = Number(process.env['LIES'] ?? 1000)

const services = await givenServices()
const catalogue = await services.catalogue()
const { understand } = createReader(catalogue, services.clock())
const references = createReferences()
references.hide('0197a6c8-0000-7000-8000-000000000001')
const judge = (sentence: string, lang: 'ar' | 'en') =>
  judgeSentence(sentence, { lang, references: references.byName, vocabulary: catalogue.vocabulary, understand })

test.each(LANGUAGES)('AI-01 sentences that state nothing by themselves are shown (%s)', (lang) => {
  expect(HONEST[lang].filter((sentence) => judge(sentence, lang) === null)).toEqual([])
})

test.each(LANGUAGES)('AI-01 every name of the catalogue is refused (%s)', (lang) => {
  const frame = { ar: (name: string) => `هذه ${name} كما ترى.`, en: (name: string) => `This ${name} is here.` }[lang]
  const names = namesToLieWith(catalogue)[lang]
  expect(names.length).toBeGreaterThan(1000)
  expect(names.filter((name) => judge(frame(name), lang) !== null)).toEqual([])
})

test.each(LANGUAGES)('AI-01 lies of all kinds are refused (%s)', (lang) => {
  const random = randomOf(Number(process.env['SEED'] ?? 43))
  const names = namesToLieWith(catalogue)
  const lies = Array.from({ length: LIES }, () => makeLie(random, lang, names))
  expect(lies.filter((lie) => judge(lie, lang) !== null)).toEqual([])
})
