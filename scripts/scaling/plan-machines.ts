import { shareOfCache } from './simulate-traffic.ts'

/** Measured; docs/scaling.md names where. CPU times are those of one core. */
export const MEASURED = {
  /** Of a page that no cache has, in the process of the server and in PostgreSQL. */
  pageMs: 10,
  queriesMs: 5,
  /** Of a page that nginx or Varnish has. */
  cachedMs: 0.04,
  /** Of a search with all counts, for each ad. */
  searchNs: 6,
  /** Of the index in memory and in the database, for each ad. */
  indexBytes: 106,
  databaseBytes: 5200,
  processBytes: 300e6,
}

/** Nobody has measured these: they say what visitors do. */
export const ASSUMED = {
  secondsPerPage: 20,
  /** The other pages are ads. */
  shareOfLists: 0.4,
  shareSignedIn: 0.1,
  /** Different searches, and how much more often the popular ones are made. */
  lists: { pages: 200_000, exponent: 0.9 },
  exponentOfAds: 0.8,
  secondsPerWrite: 300,
  writeMs: 5,
  /** Of all sizes of its pictures. */
  pictureBytesPerAd: 2e6,
  bytesPerPage: 300_000,
  gigabitsOfMachine: 10,
  /** The mean of a month, relative to the busiest time. */
  mean: 1 / 3,
  /** Of cores and memory, so that the loss of a machine is no outage. */
  mostUsed: 0.6,
}

/** Seconds that a shared cache keeps lists and ads (docs/caching.md), and the memory of the server anything. */
const LIFETIMES = { lists: 30, ads: 300, memory: 5 }
/** Pages a second from which a shared cache is put in front. */
const CACHED_FROM = 50
/** Beyond this number of ads, search is left to machines of its own. */
const MOST_ADS_IN_PROCESS = 10_000_000

/** Euros a month without tax: list prices of Hetzner in Germany. */
export const PRICES = {
  machines: [
    { name: 'CCX13', cores: 2, gigabytes: 8, euros: 42.99 },
    { name: 'CCX23', cores: 4, gigabytes: 16, euros: 85.99 },
    { name: 'CCX33', cores: 8, gigabytes: 32, euros: 138.49 },
  ],
  gigabyteStored: 0.0572,
  terabyteSent: 1,
  terabytesIncluded: 20,
}

interface Machines {
  name: string
  count: number
  gigabytes: number
  euros: number
}

export interface Plan {
  ads: number
  people: number
  perSecond: number
  /** The share of pages that reach the server. */
  uncached: number
  cores: { pages: number; search: number; database: number }
  machines: Record<string, Machines>
  euros: { machines: number; storage: number; traffic: number }
  first: string
}

/** What so many ads and so many people at once need. */
export function planMachines(ads: number, people: number): Plan {
  const perSecond = people / ASSUMED.secondsPerPage
  const isCached = perSecond > CACHED_FROM
  const { shareOfLists, shareSignedIn, lists, exponentOfAds, mostUsed } = ASSUMED
  const byVisitors = perSecond * (1 - shareSignedIn)
  const missing = (popularity: typeof lists, share: number, lifetime: number) =>
    share * (1 - shareOfCache(popularity, byVisitors * share, isCached ? lifetime : LIFETIMES.memory))
  const listsMissing = missing(lists, shareOfLists, LIFETIMES.lists)
  const adsMissing = missing({ pages: ads, exponent: exponentOfAds }, 1 - shareOfLists, LIFETIMES.ads)
  const uncached = shareSignedIn + (1 - shareSignedIn) * (listsMissing + adsMissing)
  const searches = perSecond * (shareSignedIn * shareOfLists + (1 - shareSignedIn) * listsMissing)
  const writes = (people * shareSignedIn) / ASSUMED.secondsPerWrite

  const cores = {
    pages: (perSecond * uncached * MEASURED.pageMs) / 1000,
    search: searches * ads * MEASURED.searchNs * 1e-9,
    database: (perSecond * uncached * MEASURED.queriesMs + writes * ASSUMED.writeMs) / 1000,
  }
  const isApart = ads > MOST_ADS_IN_PROCESS
  const ofProcess = MEASURED.processBytes + (isApart ? 0 : ads * MEASURED.indexBytes)
  const ofWeb = (cores.pages + (isApart ? 0 : cores.search)) / mostUsed
  const databaseGigabytes = (ads * MEASURED.databaseBytes) / 1e9
  const all = (cores.pages + cores.search + cores.database) / mostUsed
  // a tenth of the rows is read nearly always
  const hot = 0.1 * databaseGigabytes
  const isSmall = all <= 1 && !isCached && hot + ofProcess / 1e9 < 4
  const gigabits = (perSecond * ASSUMED.bytesPerPage * 8) / 1e9
  const senders = Math.max(2, Math.ceil(gigabits / ASSUMED.gigabitsOfMachine / mostUsed))
  const machines: Plan['machines'] = isSmall
    ? { everything: cheapest(all, hot + ofProcess / 1e9) }
    : {
        ...(isCached && { cache: cheapest((perSecond * MEASURED.cachedMs) / 1000 / mostUsed, 4, senders) }),
        web: cheapest(ofWeb, ((Math.ceil(ofWeb) + 1) * ofProcess) / 1e9 / mostUsed, 2),
        ...(isApart && {
          search: cheapest(cores.search / mostUsed, (2 * ads * MEASURED.indexBytes) / 1e9 / mostUsed, 2),
        }),
        database: cheapest(cores.database / mostUsed, 0, 2, hot / mostUsed),
      }
  const list = Object.values(machines)
  const count = list.reduce((sum, one) => sum + one.count, 0)
  const copies = machines['database']?.count ?? 1
  const pictures = (ads * ASSUMED.pictureBytesPerAd) / 1e9
  const sentTerabytes = (perSecond * ASSUMED.bytesPerPage * ASSUMED.mean * 30 * 86_400) / 1e12
  return {
    ads,
    people,
    perSecond,
    uncached,
    cores,
    machines,
    euros: {
      machines: list.reduce((sum, one) => sum + one.euros, 0),
      storage: (pictures + databaseGigabytes * copies) * PRICES.gigabyteStored,
      traffic: Math.max(0, sentTerabytes - count * PRICES.terabytesIncluded) * PRICES.terabyteSent,
    },
    first: firstLimit({
      cores,
      isSmall,
      hotGigabytes: hot / mostUsed,
      processGigabytes: ofProcess / 1e9,
    }),
  }
}

/**
 * @param gigabytes of all machines together
 * @param least the number of machines, so that one may fail
 * @param each gigabytes that each of them needs; the largest machine if none has as much
 */
function cheapest(cores: number, gigabytes: number, least = 1, each = 0): Machines {
  const fitting = PRICES.machines.filter((one) => one.gigabytes >= each)
  const [best] = (fitting.length ? fitting : PRICES.machines.slice(-1))
    .map(({ name, ...one }) => {
      const count = Math.max(least, Math.ceil(cores / one.cores), Math.ceil(gigabytes / one.gigabytes))
      return { name, count, gigabytes: count * one.gigabytes, euros: count * one.euros }
    })
    .toSorted((one, other) => one.euros - other.euros || one.count - other.count)
  if (!best) throw new Error('There are no machines')
  return best
}

interface Needs {
  cores: Plan['cores']
  isSmall: boolean
  /** What PostgreSQL and each process have in memory. */
  hotGigabytes: number
  processGigabytes: number
}

function firstLimit({ cores: { pages, search, database }, isSmall, hotGigabytes, processGigabytes }: Needs): string {
  const largest = PRICES.machines.at(-1)
  if (isSmall) return 'the one machine: nothing goes on without it'
  if (search > Math.max(pages, largest?.cores ?? 0)) return 'search: each list counts all ads'
  if (hotGigabytes > (largest?.gigabytes ?? 0)) return 'the memory of PostgreSQL: no machine here holds a tenth of it'
  if (database > (largest?.cores ?? 0)) return 'the primary, if reads do not go to standbys'
  return processGigabytes > 1 ? 'the memory of each process' : 'rendering pages'
}
