// Which modules of the browser and of the server share a file. One file for what every page needs packs better than
// many, and what few pages need stays out of it.
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listLaterModules, listModules } from './list-modules.ts'

const ROOT = join(import.meta.dirname, '../..')
const ENTRY = 'web/entry.client.tsx'
const FRAME = new Set([ENTRY, 'web/root.tsx'].flatMap((file) => [...listModules(file)]))
const [HOME, EXPLORE, CAR] = ['home', 'explore', 'car'].map((name) => listModules(`web/routes/${name}.tsx`))

const modulesOf = (...names: string[]) => new Set(names.flatMap((name) => [...listModules(`web/routes/${name}.tsx`)]))
const WITH_CARS = modulesOf('home', 'explore', 'car')
const WITHOUT_CARS = modulesOf('prices', 'maker-prices', 'deals', 'blog', 'knowledge')
const FIRST = [
  HOME,
  EXPLORE,
  CAR,
  ...['prices', 'maker-prices', 'model-prices', 'deals', 'deal', 'blog', 'article', 'knowledge'].map((name) =>
    modulesOf(name),
  ),
]

/** A small part of the frame of signed-in users that pages of visitors use too, and what they show if nothing is there. */
const OF_FRAME = new Set(['web/ui/profile-picture.tsx', 'web/routes/not-found.tsx', 'web/platform/browser/beacon.ts'])

/**
 * Modules that every page needs, and those that first pages with cars share with first pages without them. Not the
 * entry, which runs after its imports are loaded.
 */
function isOfShell(id: string): boolean {
  if (/preload-helper|rolldown/.test(id)) return true
  const file = relative(ROOT, id)
  if (file === ENTRY) return false
  return FRAME.has(file) || OF_FRAME.has(file) || (WITH_CARS.has(file) && WITHOUT_CARS.has(file))
}

/** Modules that the page of a car shares with explore. */
function isOfCards(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(CAR?.has(file) && EXPLORE?.has(file))
}

/** What home shares with the page of a car, which leads back to it. */
function isOfVisited(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(CAR?.has(file) && HOME?.has(file))
}

/** What pages need to be shared. Deals and articles show no cars at first. */
const SHARING = listModules('web/ui/share/use-share.tsx')
const isOfSharing = (id: string): boolean => SHARING.has(relative(ROOT, id))

/** Numbers in the addresses of lists. */
const isOfNumbers = (id: string): boolean => relative(ROOT, id) === 'domain/text/parse-number.ts'

/** Lists of cars, which explore shows at once and other first pages below the fold. */
const CAR_LISTS = listModules('web/features/favorites/cars-to-save.tsx')
const isOfCarLists = (id: string): boolean => CAR_LISTS.has(relative(ROOT, id))

/** Modules shared by home and explore. */
function isOfSearch(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(HOME?.has(file) && EXPLORE?.has(file))
}

/** Design system, platform and domain modules of explore, which other pages use too. */
function isPartOfSearch(id: string): boolean {
  const file = relative(ROOT, id)
  return isPlain(file) && Boolean(EXPLORE?.has(file))
}

const SIGNED_IN = new Set(
  ['accounts/account-menu.tsx', 'messages/popup/open-chat-button.tsx'].flatMap((file) => [
    ...listModules(`web/features/${file}`),
  ]),
)
/** Modules that every page of a signed-in user loads before hydration. The socket follows when the page is idle. */
function isOfSignedIn(id: string): boolean {
  const file = relative(ROOT, id)
  return SIGNED_IN.has(file) && !/\/(?:ar|en)\.ts$/.test(file)
}

const ROUTES = readdirSync('web/routes').map((file) => ({ file, modules: listModules(`web/routes/${file}`) }))
const isOfAdmins = ({ file }: { file: string }) => file.startsWith('admin')
const MANY = 12

const usersOf = (file: string) => ROUTES.filter(({ modules }) => modules.has(file))
const isPlain = (file: string) => /^(?:domain|web\/(?:ui|platform|rendering))\//.test(file)

/** Modules about the fields of a car that the page of a car and others use. */
function isOfFacts(id: string): boolean {
  const file = relative(ROOT, id)
  const isWanted = isPlain(file) || file === 'web/texts/field-in-words.ts'
  return isWanted && Boolean(CAR?.has(file)) && usersOf(file).length > 1
}

const API_CLIENT = listModules('web/platform/api/api-client.ts')
/** What the first call of the API loads, which is all that it needs. */
const isOfCalls = (id: string): boolean => API_CLIENT.has(relative(ROOT, id))

/**
 * Small modules that first pages share. Apart, since what many other pages share has the code of forms, and without
 * those that need the code of cards.
 */
function isCommon(id: string): boolean {
  const file = relative(ROOT, id)
  const isShared = FIRST.filter((modules) => modules?.has(file)).length > 1
  if (!isPlain(file) || isOfDeals(id) || !isShared) return false
  return ![...listModules(file)].map((needed) => join(ROOT, needed)).some((one) => isOfCards(one) && !isOfShell(one))
}

/** What a failed request says, which pages without forms show too. */
const FAILURE = new Set(['web/ui/form/failure.ts', 'web/ui/form/failure-text.ts', 'domain/text/visible-text.ts'])
const isOfFailure = (id: string): boolean => FAILURE.has(relative(ROOT, id))

/** Calls of the API by buttons, which lists have without forms. */
const ACTIONS = listModules('web/ui/use-action.ts')
const isOfActions = (id: string): boolean =>
  /node_modules\/.*(?:useMutation|mutationObserver)/.test(id) || ACTIONS.has(relative(ROOT, id))

/** Small modules that many other pages use, most for forms. No first page may load them: they need half a framework. */
function isOfForms(id: string): boolean {
  const file = relative(ROOT, id)
  const users = isPlain(file) ? usersOf(file) : []
  return users.length >= MANY && !users.every(isOfAdmins)
}

/** Modules that other pages than those of admins use, also later, in toasts, menus and dialogs. */
const OF_VISITORS = new Set(
  [ENTRY, 'web/root.tsx', ...ROUTES.filter((one) => !isOfAdmins(one)).map(({ file }) => `web/routes/${file}`)].flatMap(
    (file) => [...listLaterModules(file, (later) => !later.startsWith('web/features/admin'))],
  ),
)

/** Modules that most admin pages use, and no page of others at first. */
function isOfMostAdmins(file: string): boolean {
  const users = /^(?:domain|web\/(?!texts))/.test(file) ? usersOf(file) : []
  return users.length >= MANY && users.every(isOfAdmins)
}

/** Those that other pages load later, for example with a toast. The others would only delay it. */
const isOfAdminsAndVisitors = (id: string): boolean =>
  OF_VISITORS.has(relative(ROOT, id)) && isOfMostAdmins(relative(ROOT, id))

const isOfAdmin = (id: string): boolean => isOfMostAdmins(relative(ROOT, id))

/** React, React Router and TanStack Query, without mutations and infinite queries, which few screens use. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))/

const isOfSellerStanding = (id: string): boolean =>
  /web\/(?:features|texts)\/seller-standing\/(?!(?:ar|en)\.ts)/.test(id)

/** Modules of explore alone. The filter sheet on phones is loaded later and shares some of them. */
function isOfFilters(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(EXPLORE?.has(file) && file.startsWith('web/features/explore/'))
}

/** Modules of a deal in a list, which home shows too. */
const DEAL_ROW = listModules('web/features/deals/deal-row.tsx')
const isOfDealRow = (id: string): boolean => isIn('web/features/deals')(id) && DEAL_ROW.has(relative(ROOT, id))

/** Modules of a post in a list, which home shows too. */
const POST_ROW = listModules('web/features/articles/post-row.tsx')
const isOfPostRow = (id: string): boolean => isIn('web/features/articles')(id) && POST_ROW.has(relative(ROOT, id))

/** Modules of a line of a fact, which articles and the page of knowledge show. */
const FACT_LINE = listModules('web/features/facts/fact-line.tsx')
const isOfFactLine = (id: string): boolean =>
  (isIn('web/features/facts')(id) || isIn('domain/facts')(id)) && FACT_LINE.has(relative(ROOT, id))

/** Rules of the text of an article, which forms of articles share. */
const ARTICLE = listModules('web/routes/article.tsx')
const isOfArticle = (id: string): boolean =>
  (isIn('domain/articles')(id) || isIn('domain/text')(id)) && ARTICLE.has(relative(ROOT, id))

/** Modules that a deal and the list of deals share. */
const isOfDeals = (id: string): boolean => isIn('web/features/deals')(id) || isIn('domain/deals')(id)

const isIn = (folder: string) => (id: string) => relative(ROOT, id).startsWith(`${folder}/`)

const PAGES = new Set([
  ...['web/root.tsx', 'web/entry.server.tsx'].flatMap((file) => [...listModules(file)]),
  ...ROUTES.flatMap(({ modules }) => [...modules]),
])
/** Modules of pages that the server loads at its start. */
const isOfPages = (id: string): boolean => isIn('web')(id) && PAGES.has(relative(ROOT, id))

/** Shared modules in one chunk: fewer requests and better compression. The first group that fits has a module. */
export const BROWSER_CHUNKS = [
  { name: 'numbers', test: isOfNumbers },
  { name: 'shell', test: (id: string) => FRAMEWORK.test(id) || isOfShell(id) },
  { name: 'sharing', test: isOfSharing },
  { name: 'visited', test: isOfVisited },
  { name: 'cards', test: isOfCards },
  { name: 'car-lists', test: isOfCarLists },
  { name: 'search', test: isOfSearch, minShareCount: 2 },
  { name: 'parts', test: isPartOfSearch },
  { name: 'filters', test: isOfFilters },
  { name: 'signed-in', test: isOfSignedIn },
  { name: 'facts', test: isOfFacts },
  { name: 'seller-standing', test: isOfSellerStanding },
  { name: 'calls', test: isOfCalls },
  { name: 'common', test: isCommon },
  { name: 'deal-row', test: isOfDealRow },
  { name: 'deals', test: isOfDeals, minShareCount: 2 },
  { name: 'post-row', test: isOfPostRow },
  { name: 'article-rules', test: isOfArticle, minShareCount: 2 },
  { name: 'fact-line', test: isOfFactLine },
  { name: 'failure', test: isOfFailure },
  { name: 'actions', test: isOfActions },
  { name: 'forms', test: isOfForms },
  // a group has what its modules import too, unless it is in an earlier one
  { name: 'late', test: isOfAdminsAndVisitors },
  { name: 'admin-parts', test: isOfAdmin },
  { name: 'ids', test: (id: string) => /node_modules\/uuid\//.test(id) },
]

/** Fewer files load faster; what the programs share is apart from the pages. */
export const SERVER_CHUNKS = [
  // the pages wait for it: as a part of them it would wait for itself
  { name: 'text-files', test: /virtual:text-files/ },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'packages', test: /node_modules\/(?:lru-cache|uuid)\// },
  { name: 'domain', test: isIn('domain') },
  { name: 'contract', test: isIn('contract') },
  { name: 'pages', test: isOfPages },
]
