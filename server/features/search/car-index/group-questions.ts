import type { Condition } from '../conditions.ts'
import type { CountQuestion } from '../count-facets.ts'
import { MOST_CONDITIONS } from './mark-failures.ts'
import type { Tally } from './tally.ts'

/** Questions that one pass answers, in their order. */
export interface Group {
  conditions: Condition[]
  tallies: Tally[]
}

/** Null where one question has more conditions than there are bits. */
export function groupQuestions(questions: readonly CountQuestion[]): Group[] | null {
  const groups: Group[] = []
  let bits = new Map<string, number>()
  for (const { conditions, keys } of questions) {
    const wanted = new Map(conditions.map((condition) => [JSON.stringify(condition), condition]))
    if (wanted.size > MOST_CONDITIONS) return null
    const added = [...wanted].filter(([name]) => !bits.has(name))
    if (!groups.length || bits.size + added.length > MOST_CONDITIONS) {
      groups.push({ conditions: [], tallies: [] })
      bits = new Map()
    }
    const group = groups.at(-1) as Group
    for (const [name, condition] of wanted) {
      if (!bits.has(name)) bits.set(name, group.conditions.push(condition) - 1)
    }
    const needs = [...wanted.keys()].reduce((mask, name) => mask | (1 << (bits.get(name) ?? 0)), 0)
    group.tallies.push({ needs, keys })
  }
  return groups
}
