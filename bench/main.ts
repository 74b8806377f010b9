// npm run bench [-- PART …] prints figures with their limits; exits with 1 if a limit is missed.
// --small             skips parts that need a million ads
// --against COMMIT    compares uncached pages with those of an earlier commit instead, with --cars 100000 ads
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchAdminLists } from './bench-admin-lists.ts'
import { benchAccounts } from './bench-accounts.ts'
import { benchAgainst } from './bench-against.ts'
import { benchBytes } from './bench-bytes.ts'
import { benchChanges } from './bench-changes.ts'
import { benchCounts } from './bench-counts.ts'
import { benchConversations } from './bench-conversations.ts'
import { benchAssistant } from './bench-assistant.ts'
import { benchArticles } from './bench-articles.ts'
import { benchDeals } from './bench-deals.ts'
import { benchFairPrice } from './bench-fair-price.ts'
import { benchEditor } from './bench-editor.ts'
import { benchHttp } from './bench-http.ts'
import { benchInteractions } from './bench-interactions.ts'
import { benchMemory } from './bench-memory.ts'
import { benchModelWords } from './bench-model-words.ts'
import { benchMessages } from './bench-messages.ts'
import { benchRepeatVisit } from './bench-repeat-visit.ts'
import { benchOffline } from './bench-offline.ts'
import { benchPages } from './bench-pages.ts'
import { benchPictures } from './bench-pictures.ts'
import { benchPrices } from './bench-prices.ts'
import { benchReview } from './bench-review.ts'
import { benchTags } from './bench-tags.ts'
import { benchUnderstanding } from './bench-understanding.ts'
import { benchViews } from './bench-views.ts'
import { benchVisit } from './bench-visit.ts'
import { benchImport } from './bench-import.ts'
import { benchSearchServers } from './bench-search-servers.ts'
import { benchSearch, type Grown } from './bench-search.ts'
import { benchRequests } from './requests/bench-requests.ts'
import { benchSharedCache } from './bench-shared-cache.ts'
import { benchStart } from './bench-start.ts'
import { FEW, LARGE, prepareDatabases, SMALL } from './prepare-databases.ts'
import { atMost, printFigures, type Figure } from './report.ts'

process.env.NODE_ENV = 'production'
const FOLDER = resolve('.data/bench')

interface Part {
  title: string
  /** Number of ads in its database; null if it uses none. */
  ads: number | null
  run: (url: string) => Figure[] | Promise<Figure[]>
}

/** Times that depend on the number of ads, by that number. */
const grown = new Map<number, Grown>()

const search = (ads: number): Part => ({
  title: `Search, ${ads} ads`,
  ads,
  run: async (url) => {
    const found = await benchSearch(url, ads)
    grown.set(ads, found.grown)
    return found.figures
  },
})
const counts = (ads: number): Part => ({
  title: `Uncached facets over HTTP, ${ads} ads`,
  ads,
  run: (url) => benchCounts(url, ads),
})
const http = (ads: number): Part => ({ title: `Search over HTTP, ${ads} ads`, ads, run: (url) => benchHttp(url, ads) })

const PARTS: Record<string, Part> = {
  understanding: { title: 'Understanding', ads: null, run: benchUnderstanding },
  requests: { title: 'Sayyad-Bench: requests of buyers', ads: FEW, run: benchRequests },
  visit: { title: 'A first visit, on a slow phone', ads: FEW, run: benchVisit },
  'repeat-visit': { title: 'A repeat visit, on a slow phone', ads: FEW, run: benchRepeatVisit },
  offline: { title: 'Recently seen ads without a connection, on a slow phone', ads: FEW, run: benchOffline },
  interactions: { title: 'Interactions, on a slow phone', ads: FEW, run: benchInteractions },
  editor: { title: 'Typing in an article of 10,000 words, on a slow device', ads: FEW, run: benchEditor },
  bytes: { title: 'Bytes of a first visit to each route', ads: FEW, run: benchBytes },
  memory: { title: 'Memory', ads: FEW, run: benchMemory },
  accounts: { title: 'Accounts', ads: FEW, run: benchAccounts },
  views: { title: 'Counters', ads: FEW, run: benchViews },
  articles: { title: 'The list of 2,000 posts', ads: FEW, run: benchArticles },
  deals: { title: 'The list of 10,000 deals', ads: FEW, run: benchDeals },
  changes: { title: 'Responses while ads change', ads: FEW, run: benchChanges },
  messages: { title: 'Messages', ads: FEW, run: benchMessages },
  conversations: { title: 'Conversations', ads: FEW, run: benchConversations },
  pictures: { title: 'Pictures', ads: FEW, run: benchPictures },
  review: { title: 'Review', ads: FEW, run: benchReview },
  search: search(SMALL),
  counts: counts(SMALL),
  http: http(SMALL),
  pages: { title: `Pages, ${SMALL} ads`, ads: SMALL, run: benchPages },
  'shared-cache': { title: `A shared cache, ${SMALL} ads`, ads: SMALL, run: benchSharedCache },
  'fair-price': { title: `Fair prices, ${SMALL} ads`, ads: SMALL, run: benchFairPrice },
  assistant: {
    title: `Answers of the assistant, ${SMALL} ads`,
    ads: SMALL,
    run: async (url) => [...(await benchAssistant(url)), ...(await benchModelWords(url))],
  },
  tags: { title: `Tag simulator, ${SMALL} ads`, ads: SMALL, run: benchTags },
  lists: {
    title: `Admin lists, ${SMALL} ads and users`,
    ads: SMALL,
    run: (url) => benchAdminLists(url, SMALL),
  },
  'search-million': search(LARGE),
  'counts-million': counts(LARGE),
  'http-million': http(LARGE),
  'search-servers': { title: `Search servers, ${LARGE} ads`, ads: LARGE, run: benchSearchServers },
  prices: { title: `Prices, ${LARGE} ads`, ads: LARGE, run: benchPrices },
  import: { title: 'Import', ads: null, run: benchImport },
  start: { title: 'Start', ads: null, run: benchStart },
}

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean', default: false },
    against: { type: 'string' },
    cars: { type: 'string', default: String(SMALL) },
  },
})
const unknown = named.filter((name) => !PARTS[name])
if (unknown.length) {
  console.error(`bench: unknown part ${unknown.join(', ')}; parts are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}
mkdirSync(FOLDER, { recursive: true })
process.exit((await (options.against === undefined ? runParts() : compare(options.against))) ? 1 : 0)

/** @returns the number of missed limits */
async function runParts(): Promise<number> {
  const chosen = Object.entries(PARTS).filter(([name, { ads }]) =>
    named.length ? named.includes(name) : !options.small || ads !== LARGE,
  )
  // larger databases are made from smaller ones
  const sizes = [FEW, SMALL, LARGE].filter((size) => chosen.some(([, { ads }]) => ads !== null && ads >= size))
  const { urlOf, stop } = await prepareDatabases(FOLDER, sizes, (text) => console.log(`bench: ${text}`))
  let missed = 0
  for (const [, { title, ads, run }] of chosen) {
    const started = performance.now()
    missed += printFigures(title, await run(ads === null ? '' : urlOf(ads)))
    console.log(`  measured in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  await stop()
  const [before, after] = [grown.get(SMALL), grown.get(LARGE)]
  if (before && after) missed += printFigures(`Growth from ${SMALL} to ${LARGE} ads`, growthOf(before, after))
  console.log(missed ? `\n${missed} limits missed` : '\nall limits met')
  return missed
}

async function compare(commit: string): Promise<number> {
  const figures = await benchAgainst(commit, Number(options.cars), `${FOLDER}/against`)
  return printFigures(`Uncached pages, ${options.cars} ads, compared with ${commit}`, figures)
}

function growthOf(before: Grown, after: Grown): Figure[] {
  return Object.entries(before).map(([name, milliseconds]) =>
    atMost(name, after[name as keyof Grown] / milliseconds, '×', name === 'slowest kind' ? 12 : 2),
  )
}
