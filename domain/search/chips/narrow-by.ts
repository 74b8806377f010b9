import { LIST_FILTERS, RANGE_FILTERS } from './filters.ts'

type Value = string | number
type Filters = Readonly<Record<string, unknown>>

/**
 * Combines two sets of filters so that the result is never wider than the first: excluded values stay excluded, and
 * ranges do not grow. Where they contradict each other, `others` apply.
 */
export function narrowedBy<Chosen extends object>(chosen: Chosen, others: object): Chosen {
  const [mine, theirs] = [chosen as Filters, others as Filters]
  const both: Record<string, unknown> = { ...mine, ...theirs }
  for (const { name } of LIST_FILTERS) {
    if (!(name in theirs) && !(`not_${name}` in theirs)) continue
    const wanted = listOf(theirs, name)
    const common = listOf(mine, name).filter((value) => wanted.includes(value))
    if (common.length) both[name] = common
    const leftOut = [...new Set([...listOf(mine, `not_${name}`), ...listOf(theirs, `not_${name}`)])]
    const stillOut = leftOut.filter((value) => !wanted.includes(value))
    if (stillOut.length) both[`not_${name}`] = stillOut
    else delete both[`not_${name}`]
  }
  for (const { name } of RANGE_FILTERS) {
    const [min, max] = [`${name}_min`, `${name}_max`] as const
    const low = Math.max(...endsOf(min), -Infinity)
    const high = Math.min(...endsOf(max), Infinity)
    if (low > high) {
      for (const end of [min, max]) if (theirs[end] === undefined) delete both[end]
      continue
    }
    if (low > -Infinity) both[min] = low
    if (high < Infinity) both[max] = high
  }
  // of two places the later one applies, of the same place the smaller distance
  if (mine['near'] !== undefined && mine['near'] === theirs['near']) {
    both['within'] = Math.min(...endsOf('within'), Infinity)
  }
  return both as Chosen

  function endsOf(end: string): number[] {
    return [mine[end], theirs[end]].filter((value) => typeof value === 'number')
  }
}

const listOf = (filters: Filters, name: string): Value[] => {
  const list = filters[name]
  return Array.isArray(list) ? list : []
}
