import { describe, expect, test } from 'vitest'
import { removableChips } from '#domain/search/remove-chip.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import type { Understood } from '#domain/search/understand-query.ts'
import { labelledSentences } from './labelled-sentences.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()
const read = (text: string) => understandAnyLayout(text, vocabulary, { thisYear: 2026 })

type Chip = Understood['chips'][number]
const RANGES = ['price', 'year', 'mileage', 'power_hp'] as const

/** Describes each chip, in an order that does not depend on that of the chips. */
const said = (chips: readonly Chip[]) =>
  chips
    .flatMap(({ kind, ref, also = [], excluded }) =>
      [ref, ...also].map((value) => `${excluded ? '-' : ''}${kind}=${value}`),
    )
    .toSorted()

/** Describes the filters of a search in the same way as chips. Several ranges of a field are merged. */
function saidBy({ filters, sort }: Pick<Understood, 'filters' | 'sort'>): string[] {
  const lists = Object.entries(filters).flatMap(([name, values]) =>
    Array.isArray(values) ? values.map((value) => `${name.replace(/^not_/, '-')}=${value}`) : [],
  )
  const ranges = RANGES.flatMap((name) => {
    const [min = '', max = ''] = [filters[`${name}_min`], filters[`${name}_max`]]
    return min === '' && max === '' ? [] : `${name}=${min === max ? min : `${min}-${max}`}`
  })
  return [...lists, ...ranges, ...(sort ? [`sort=${sort}`] : [])].toSorted()
}

describe('EXPL-01 removing a chip never changes the meaning of another', () => {
  test.each([...labelledSentences()])('in sentences of the kind %s', (_, sentences) => {
    for (const { text } of sentences) {
      const understood = read(text)
      for (const [at, { without }] of removableChips(text, understood, read).entries()) {
        const { q, filters, sort } = without
        const others = understood.chips.toSpliced(at, 1)
        const rest = read(q)
        // all words of the phrase are removed
        const unused = rest.unused.filter((word) => !understood.unused.includes(word))
        if (rest.chips.length && understood.chips[at]?.excluded) expect([text, unused]).toEqual([text, []])
        const left = Object.keys(filters).length || sort ? saidBy({ filters, sort }) : said(rest.chips)
        // separate bounds of a field are merged into one range
        const areApart = RANGES.some((name) => others.filter(({ kind }) => kind === name).length > 1)
        if (!areApart) expect([text, left]).toEqual([text, said(others)])
        if (Object.keys(filters).length) expect([text, rest.chips]).toEqual([text, []])
      }
    }
  })

  test.each([
    ['مو كيا ولا هيونداي', '-make=hyundai'],
    ['تويوتا غير سوداء ولا بيضاء', '-color=white make=toyota'],
    ['pickup that is not american, budget 70,000', 'body_type=pickup price=-70000'],
  ])('«%s» without its first exclusion', (text, left) => {
    const { q, filters } = removableChips(text, read(text), read).find(({ excluded }) => excluded)?.without ?? {
      q: text,
    }
    expect(saidBy({ filters: { ...read(q).filters, ...filters }, sort: null }).join(' ')).toBe(left)
  })
})
