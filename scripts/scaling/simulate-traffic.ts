export interface Popularity {
  /** The number of different pages. */
  pages: number
  /** Of Zipf's law: the page of rank r is asked for in proportion to 1 / r ** exponent. */
  exponent: number
}

/** Ranks from which on pages of similar popularity are counted together. */
const EXACT = 1000
/** Groups of ranks for each factor of e. */
const GROUPS = 200

/** Sums over all ranks, exactly for the first ones. */
function sumOver(pages: number, of: (rank: number) => number): number {
  let sum = 0
  for (let rank = 1; rank <= Math.min(pages, EXACT); rank += 1) sum += of(rank)
  for (let from = EXACT + 0.5; from < pages;) {
    const to = Math.min(pages + 0.5, from * Math.exp(1 / GROUPS))
    sum += (to - from) * of(Math.sqrt(from * to))
    from = to
  }
  return sum
}

/**
 * The share of requests that a cache answers. A page stays in it for `lifetime` seconds from its first request, so that
 * of a page with n requests in that time one in n + 1 reaches the server.
 * @param rate requests a second for all pages
 */
export function shareOfCache({ pages, exponent }: Popularity, rate: number, lifetime: number): number {
  const total = sumOver(pages, (rank) => rank ** -exponent)
  return sumOver(pages, (rank) => {
    const share = rank ** -exponent / total
    const within = rate * share * lifetime
    return (share * within) / (1 + within)
  })
}

/** The same, by drawing requests: slow for many pages, and what the formula above is tested with. */
export function drawRequests(
  { pages, exponent }: Popularity,
  rate: number,
  lifetime: number,
  requests: number,
): number {
  const ends: number[] = []
  for (let rank = 1, sum = 0; rank <= pages; rank += 1) ends.push((sum += rank ** -exponent))
  const random = sequence(1)
  const until = new Float64Array(pages)
  let [time, hits, counted] = [0, 0, 0]
  for (let number = 0; number < requests; number += 1) {
    time -= Math.log(1 - random()) / rate
    const page = firstAbove(ends, random() * (ends.at(-1) ?? 0))
    const isHit = (until[page] ?? 0) > time
    if (!isHit) until[page] = time + lifetime
    // the first requests find an empty cache
    if (number < requests / 2) continue
    counted += 1
    if (isHit) hits += 1
  }
  return hits / counted
}

function firstAbove(ends: readonly number[], value: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** Random numbers from 0 to 1, the same in each run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
