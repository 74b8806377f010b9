// npm run understanding measures how sentences and titles are parsed. `understanding/README.md` describes the files.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { readTitle } from '#domain/search/read-title.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { squeeze } from '#domain/text/normalise-text.ts'
import { labelledSentences, type LabelledSentence } from './labelled-sentences.ts'
import { describeReading, isOverFiltered, normaliseReading } from './readings.ts'
import { givenReference } from './reference-vocabulary.ts'

const THIS_YEAR = 2026
const REAL_ADS = new URL('../../shared/data/syarah_ads/syarah_ads_ar_en.dev.csv', import.meta.url)

interface Score {
  sentences: number
  exact: number
  /** Sentences with a filter that no acceptable reading has. */
  overFiltered: number
  /** Number of sentences without any filter. */
  nothing: number
  abstained: number
  wrong: { text: string; read: string; meant: string; isOverFiltered: boolean }[]
}

const { vocabulary, tagNames } = givenReference()

function score(sentences: readonly LabelledSentence[]): Score {
  const total: Score = { sentences: sentences.length, exact: 0, overFiltered: 0, nothing: 0, abstained: 0, wrong: [] }
  for (const { text, readings: fair } of sentences) {
    const readings = fair.map(normaliseReading)
    const read = describeReading(understandAnyLayout(text, vocabulary, { thisYear: THIS_YEAR }), tagNames)
    const isExact = readings.includes(read)
    const isOver = isOverFiltered(read, readings)
    if (isExact) total.exact += 1
    else total.wrong.push({ text, read, meant: readings.join(' || '), isOverFiltered: isOver })
    if (isOver) total.overFiltered += 1
    if (readings.some((reading) => reading !== '')) continue
    total.nothing += 1
    if (read === '') total.abstained += 1
  }
  return total
}

/** Milliseconds per sentence, after a warm-up. */
function timesOf(texts: readonly string[]): number[] {
  for (const text of texts) understandAnyLayout(text, vocabulary, { thisYear: THIS_YEAR })
  return texts
    .map((text) => {
      const started = performance.now()
      understandAnyLayout(text, vocabulary, { thisYear: THIS_YEAR })
      return performance.now() - started
    })
    .toSorted((a, b) => a - b)
}

interface Titles {
  titles: number
  makes: number
  models: number
}

/**
 * Compares maker and model in titles of real ads with those that the seller chose. Null without the file beside the
 * checkout.
 */
function scoreTitles(): Titles | null {
  if (!existsSync(REAL_ADS)) return null
  const rows = parse<Record<string, string>>(readFileSync(REAL_ADS), { bom: true, columns: true })
  const total: Titles = { titles: 0, makes: 0, models: 0 }
  for (const { title_ar_from_slug: title = '', Make = '', Type = '' } of rows) {
    const make = termsOf(Make).find(({ kind }) => kind === 'make')
    const model = termsOf(Type).find(({ kind, parent }) => kind === 'model' && parent === make?.ref)
    if (!make || !model) continue
    const read = readTitle(title, vocabulary, { thisYear: THIS_YEAR })
    total.titles += 1
    if (read.make === make.ref) total.makes += 1
    if (read.model === model.ref) total.models += 1
  }
  return total
}

const termsOf = (name: string) => vocabulary.exact.get(squeeze(name)) ?? []

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
const row = (name: string, { sentences, exact, overFiltered, nothing, abstained }: Score) =>
  `| ${name} | ${sentences} | ${percent(exact, sentences)} | ${percent(overFiltered, sentences)} | ${nothing ? percent(abstained, nothing) : ''} |`

const sentences = [...labelledSentences(process.argv.slice(2).filter((argument) => !argument.startsWith('--')))]
const scores = sentences.map(([kind, ofKind]) => [kind, score(ofKind)] as const)
const everything = sentences.flatMap(([, ofKind]) => ofKind)
const all = score(everything)
const times = timesOf(everything.map(({ text }) => text))
const titles = scoreTitles()
const table = [
  '| kind | sentences | exact | over-filtered | nothing read where nothing is meant |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...scores.map(([kind, one]) => row(kind, one)),
  row('all', all),
  ...(titles
    ? [
        '',
        `Of ${titles.titles} titles of real ads whose seller chose a maker and a model that the catalogue knows by the same ` +
          `name, ${percent(titles.makes, titles.titles)} give that maker and ${percent(titles.models, titles.titles)} that model.`,
      ]
    : []),
].join('\n')
console.log(table)
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(2)
console.log(`\nmilliseconds for a sentence: median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}`)
if (process.argv.includes('--wrong')) {
  for (const [kind, { wrong }] of scores) {
    for (const { text, read, meant, isOverFiltered: isOver } of wrong) {
      console.log(`\n${kind}${isOver ? ', over-filtered' : ''}: ${text}\n  read  ${read}\n  meant ${meant}`)
    }
  }
}
if (process.argv.includes('--write')) {
  const file = new URL('../docs/understanding.md', import.meta.url)
  const [head = ''] = readFileSync(file, 'utf8').split(/^\| kind/m)
  writeFileSync(file, `${head}${table}\n`)
  spawnSync('oxfmt', [fileURLToPath(file)], { stdio: 'inherit' })
}
