import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { isContractProcedure, minifyContractRouter } from '@orpc/contract'
import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { contract } from './contract/index.ts'
import { listModules } from './scripts/list-modules.ts'

const CONTRACT = 'virtual:contract-routes'

const ROOT = import.meta.dirname
const ENTRY = 'web/entry.client.tsx'
const FRAME = new Set([ENTRY, 'web/root.tsx'].flatMap((file) => [...listModules(file)]))
const [HOME, EXPLORE, CAR] = ['home', 'explore', 'car'].map((name) => listModules(`web/routes/${name}.tsx`))

/**
 * What every page needs, or the page of a car and another that a first visit shows. Not the entry: it runs when the
 * modules of the page are there.
 */
function isOfShell(id: string): boolean {
  if (/preload-helper|rolldown/.test(id)) return true
  const file = relative(ROOT, id)
  if (file === ENTRY) return false
  return FRAME.has(file) || Boolean(CAR?.has(file) && (HOME?.has(file) || EXPLORE?.has(file)))
}

/** What one searches with, at home and on explore. */
function isOfSearch(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(HOME?.has(file) && EXPLORE?.has(file))
}

/** What other pages need of it too, without the rest. */
function isPartOfSearch(id: string): boolean {
  const file = relative(ROOT, id)
  return /^(?:domain|web\/ui)\//.test(file) && Boolean(HOME?.has(file) || EXPLORE?.has(file))
}

/** Mutations are sent from few screens, and few lists grow. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))/

const FETCHED_LATER = ['@orpc/client', '@orpc/openapi-client/fetch', '@tanstack/react-query', 'radix-ui']

type Router = ReturnType<typeof minifyContractRouter>

/** Methods and paths alone, of a router without schemas. */
function addressesOf(router: Router): Router {
  if (isContractProcedure(router)) {
    const { method, path } = router['~orpc'].route
    return { '~orpc': { errorMap: {}, meta: {}, route: { method, path } } }
  }
  return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, addressesOf(part)]))
}

/** The browser needs the contract's methods and paths, not its schemas: without them zod stays out of the bundle. */
function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === CONTRACT ? `\0${CONTRACT}` : undefined),
    load: (id) =>
      id === `\0${CONTRACT}`
        ? `export const routes = ${JSON.stringify(addressesOf(minifyContractRouter(contract)))}`
        : undefined,
  }
}

/** Modules of React Router that ours take the place of in the browser; they are no options that one can set. */
const OWN_ROUTER_MODULES: Readonly<Record<string, string>> = {
  './routeModules.js': 'load-route-module.ts',
  './instrumentation.js': 'no-instrumentation.ts',
}

function ownRouterModules(): Plugin {
  return {
    name: 'own-router-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => {
      const own = importer?.includes('/react-router/') ? OWN_ROUTER_MODULES[id] : undefined
      return own && `${ROOT}/web/platform/${own}`
    },
  }
}

/** What React Router says to developers. */
const FOR_DEVELOPERS = ['invariant', 'warning', 'warningOnce']

/** What explore has of its own; the sheet on a phone, which comes later, shows part of it. */
function isOfFilters(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(EXPLORE?.has(file) && file.startsWith('web/features/explore/'))
}

export default defineConfig({
  plugins: [contractRoutes(), ownRouterModules(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          treeshake: { manualPureFunctions: FOR_DEVELOPERS },
          // what every page needs in one piece: fewer requests, and it packs better
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'shell', test: isOfShell },
                { name: 'parts', test: isPartOfSearch },
                { name: 'search', test: isOfSearch, minShareCount: 2 },
                { name: 'filters', test: isOfFilters },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './web/ssr.ts' } } },
  },
  // found at once, so that the first page in development is not loaded twice
  optimizeDeps: { include: FETCHED_LATER },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
})
