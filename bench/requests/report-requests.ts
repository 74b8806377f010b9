import { createRandom, type Random } from '#server/features/demo/random.ts'
import { timingsOf } from '../measure.ts'
import { atLeast, atMost, reported, type Figure } from '../report.ts'
import { intervalOf, meanOf, type FrameScore } from './score.ts'

/** The name of the reading of the site in the report. */
export const OURS = 'this site'

export interface Result {
  kind: string
  text: string
  /** Null for a search by words, which reads nothing. */
  frame: FrameScore | null
  /** Null for requests without fitting ads. */
  precision: number | null
  milliseconds: number
  tokens: number
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

export function tableOf(results: readonly Result[]): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const rowOf = (name: string, some: readonly Result[]) => {
    const frames = some.flatMap(({ frame }) => frame ?? [])
    const cell = (values: readonly number[]) => (values.length ? percent(meanOf(values)) : '')
    return `| ${[
      name,
      some.length,
      cell(frames.map(({ isExact }) => Number(isExact))),
      cell(frames.map(({ f1 }) => f1)),
      cell(frames.map(({ isOver }) => Number(isOver))),
      cell(frames.flatMap(({ abstained }) => (abstained === null ? [] : Number(abstained)))),
      cell(some.flatMap(({ precision }) => precision ?? [])),
    ].join(' | ')} |`
  }
  return [
    '| kind | requests | exact | F1 | over-filtered | abstained | fitting ads of 24 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...kinds.map((kind) =>
      rowOf(
        kind,
        results.filter((one) => one.kind === kind),
      ),
    ),
    rowOf('all', results),
  ].join('\n')
}

export function figuresOf(results: Record<string, Result[]>): Figure[] {
  const random = createRandom(5)
  const ours = results[OURS] ?? []
  return Object.entries(results).flatMap(([name, ofSystem]) => {
    const isOurs = name === OURS
    const frames = ofSystem.flatMap(({ frame }) => frame ?? [])
    const shares = (values: readonly number[]) => {
      const [from, to] = intervalOf(values, random)
      return { mean: 100 * meanOf(values), note: `95 % interval ${percent(from)} to ${percent(to)}` }
    }
    const exact = shares(frames.map(({ isExact }) => Number(isExact)))
    const over = shares(frames.map(({ isOver }) => Number(isOver)))
    const fitting = shares(ofSystem.flatMap(({ precision }) => precision ?? []))
    const time = timingsOf(ofSystem.map(({ milliseconds }) => milliseconds)).p95
    const tokens = ofSystem.reduce((sum, one) => sum + one.tokens, 0)
    return [
      ...(frames.length
        ? [
            { ...(isOurs ? atLeast : atReport)(`${name}: exact`, exact.mean, '%', 85), note: exact.note },
            { ...(isOurs ? atMost : atReport)(`${name}: over-filtered`, over.mean, '%', 2), note: over.note },
          ]
        : []),
      { ...reported(`${name}: fitting ads on the first page`, fitting.mean, '%'), note: fitting.note },
      (isOurs ? atMost : atReport)(`${name}: a request, p95`, time, 'ms', 50),
      ...(isOurs ? [] : [gainOver(name, ofSystem, ours, random)]),
      ...(tokens ? [reported(`${name}: tokens`, tokens, '')] : []),
    ]
  })
}

/** How many more of the ads on the first page fit than those of another system, request by request. */
function gainOver(name: string, other: readonly Result[], ours: readonly Result[], random: Random): Figure {
  const theirs = new Map(other.map(({ text, precision }) => [text, precision]))
  const gains = ours.flatMap(({ text, precision }) => {
    const before = theirs.get(text) ?? null
    return precision === null || before === null ? [] : precision - before
  })
  const [from, to] = intervalOf(gains, random)
  return {
    ...reported(`more fitting ads than with ${name}`, 100 * meanOf(gains), 'points'),
    note: `95 % interval ${percent(from)} to ${percent(to)}`,
  }
}

const atReport = (name: string, value: number, unit: string): Figure => reported(name, value, unit)
