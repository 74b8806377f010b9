import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { isContractProcedure, minifyContractRouter } from '@orpc/contract'
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { contract } from './contract/index.ts'
import { listModules } from './scripts/list-modules.ts'
import { textFiles } from './scripts/text-files.ts'

const CONTRACT = 'virtual:contract-routes'
const ADMIN_CONTRACT = 'virtual:contract-routes/admin'

const ROOT = import.meta.dirname
const ENTRY = 'web/entry.client.tsx'
const FRAME = new Set([ENTRY, 'web/root.tsx'].flatMap((file) => [...listModules(file)]))
const [HOME, EXPLORE, CAR] = ['home', 'explore', 'car'].map((name) => listModules(`web/routes/${name}.tsx`))

/** A small part of the frame of signed-in users that pages of visitors use too. */
const OF_FRAME = new Set(['web/ui/profile-picture.tsx'])

/**
 * Modules that every page needs, and those that the page of a car shares with home or explore. Not the entry, which
 * runs after its imports are loaded.
 */
function isOfShell(id: string): boolean {
  if (/preload-helper|rolldown/.test(id)) return true
  const file = relative(ROOT, id)
  if (file === ENTRY) return false
  return FRAME.has(file) || OF_FRAME.has(file) || Boolean(CAR?.has(file) && (HOME?.has(file) || EXPLORE?.has(file)))
}

/** Search modules shared by home and explore. */
function isOfSearch(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(HOME?.has(file) && EXPLORE?.has(file))
}

/** Design system, platform and domain modules of the search, which other pages use too. */
function isPartOfSearch(id: string): boolean {
  const file = relative(ROOT, id)
  return isPlain(file) && Boolean(HOME?.has(file) || EXPLORE?.has(file))
}

const SIGNED_IN = new Set(
  ['accounts/account-menu.tsx', 'live/start-live.ts', 'messages/popup/open-chat-button.tsx'].flatMap((file) => [
    ...listModules(`web/features/${file}`),
  ]),
)
/** Modules that every page of a signed-in user loads. */
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

/** Small modules that many pages use. Compressed one by one they are larger. */
function isCommon(id: string): boolean {
  if (/node_modules\/.*(?:useMutation|mutationObserver)/.test(id)) return true
  const file = relative(ROOT, id)
  const users = isPlain(file) ? usersOf(file) : []
  return users.length >= MANY && !users.every(isOfAdmins)
}

/** Modules that most admin pages use, and no others. */
function isOfAdmin(id: string): boolean {
  const file = relative(ROOT, id)
  const users = /^(?:domain|web\/(?!texts))/.test(file) ? usersOf(file) : []
  return users.length >= MANY && users.every(isOfAdmins)
}

/** React, React Router and TanStack Query, without mutations and infinite queries, which few screens use. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))/

const FETCHED_LATER = ['@tanstack/react-query', 'radix-ui']

/** The oldest browsers that Tailwind supports. For older ones all colours would be repeated in another notation. */
const TAILWIND_BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']

type Router = ReturnType<typeof minifyContractRouter>

/** Method and path of each procedure by its name. */
function addressesOf(router: Router, names: readonly string[] = []): [name: string, address: string][] {
  if (isContractProcedure(router)) {
    const { method, path } = router['~orpc'].route
    return [[names.join('.'), `${method} ${path}`]]
  }
  return Object.entries(router).flatMap(([name, part]) => addressesOf(part, [...names, name]))
}

/**
 * The methods and paths of the contract without its schemas, which keeps zod out of the browser bundle. Those of admins
 * are a module of their own.
 */
function contractRoutes(): Plugin {
  const isAdminAddress = (address: string) => / \/admin(?:\/|$)/.test(address)
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === CONTRACT || id === ADMIN_CONTRACT ? `\0${id}` : undefined),
    load: (id) => {
      if (id !== `\0${CONTRACT}` && id !== `\0${ADMIN_CONTRACT}`) return undefined
      const isForAdmins = id === `\0${ADMIN_CONTRACT}`
      const all = addressesOf(minifyContractRouter(contract))
      const addresses = Object.fromEntries(all.filter(([, address]) => isAdminAddress(address) === isForAdmins))
      return `export const routes = ${JSON.stringify(addresses)}`
    },
  }
}

/**
 * Replaces React Router's loader of route modules in the browser, which has no option for it and would reload the page
 * while there is no connection. Fails if React Router has no such module any more.
 */
function ownRouteModuleLoader(): Plugin {
  let isReplaced = false
  return {
    name: 'own-route-module-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => {
      if (id !== './routeModules.js' || !/node_modules\/react-router\/(?!.*node_modules)/.test(importer ?? ''))
        return undefined
      isReplaced = true
      return `${ROOT}/web/rendering/load-route-module.ts`
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('React Router has no module routeModules.js')
    },
  }
}

/** Leaves packages out of source maps, which would be six times as large with them. */
function noMapsOfPackages(): Plugin {
  return {
    name: 'no-maps-of-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/node_modules\// },
      order: 'post',
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  }
}

/**
 * Imports the texts of both languages statically: the server needs all of them at its start, and one file loads faster
 * than a hundred.
 */
function staticTexts(): Plugin {
  return {
    name: 'static-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/web\/texts\/.*\/area\.ts$|\/web\/texts\/default-texts\.ts$/ },
      order: 'post',
      handler(code) {
        const imports: string[] = []
        const changed = code.replaceAll(/\(\) => import\((["'].*?["'])\)/g, (_, path) => {
          imports.push(`import * as texts${imports.length} from ${path}\n`)
          return `() => Promise.resolve(texts${imports.length - 1})`
        })
        if (!imports.length) this.error('no texts found')
        // after the code, so that its lines stay
        return { code: `${changed}\n${imports.join('')}`, map: null }
      },
    },
  }
}

const isIn = (folder: string) => (id: string) => relative(ROOT, id).startsWith(`${folder}/`)

const PAGES = new Set([
  ...['web/root.tsx', 'web/entry.server.tsx'].flatMap((file) => [...listModules(file)]),
  ...ROUTES.flatMap(({ modules }) => [...modules]),
])
/** Modules of pages that the server loads at its start. */
const isOfPages = (id: string): boolean => isIn('web')(id) && PAGES.has(relative(ROOT, id))

/** Packages that are not bundled into the server: they have native code or load their own files. */
const UNBUNDLED = ['sharp', 'heic-decode', 'swagger-ui-dist', 'vite']

/** Entry points of the server; `programAt` locates those that run in threads and processes. */
const PROGRAMS = {
  index: './web/ssr.ts',
  main: './server/main.ts',
  'car-index-worker': './server/features/search/car-index/car-index-worker.ts',
  'picture-process': './server/platform/pictures/picture-process.ts',
  'workbook-worker': './server/platform/tables/workbook-worker.ts',
}

/** React Router's warnings for developers. */
const FOR_DEVELOPERS = ['invariant', 'warning', 'warningOnce', 'warnOnce']

/** The functions of the contract that declare procedures. Browsers need the schemas beside them. */
const DECLARING = ['procedure', 'voidProcedure', 'routesOf', 'route', 'adminRoute', 'errors']

/** Modules of explore alone. The filter sheet on phones is loaded later and shares some of them. */
function isOfFilters(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(EXPLORE?.has(file) && file.startsWith('web/features/explore/'))
}

export default defineConfig(({ command }) => ({
  plugins: [
    contractRoutes(),
    textFiles(`${ROOT}/build/client`),
    ownRouteModuleLoader(),
    noMapsOfPackages(),
    staticTexts(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // guest pages import dynamically what pages of signed-in users import statically
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          treeshake: {
            manualPureFunctions: [...FOR_DEVELOPERS, ...DECLARING],
          },
          // shared modules in one chunk: fewer requests and better compression
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', test: (id: string) => FRAMEWORK.test(id) || isOfShell(id) },
                { name: 'parts', test: isPartOfSearch },
                { name: 'search', test: isOfSearch, minShareCount: 2 },
                { name: 'filters', test: isOfFilters },
                { name: 'signed-in', test: isOfSignedIn },
                { name: 'facts', test: isOfFacts },
                { name: 'seller-standing', test: /web\/(?:features|texts)\/seller-standing\/(?!(?:ar|en)\.ts)/ },
                { name: 'common', test: isCommon },
                { name: 'admin-parts', test: isOfAdmin },
                { name: 'ids', test: /node_modules\/uuid\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // one file loads much faster than a thousand
      ...(command === 'build' && { resolve: { noExternal: true as const, external: UNBUNDLED } }),
      // else React's build for development would be in the bundle too
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      build: {
        sourcemap: true,
        rollupOptions: {
          // the browser imports dynamically what the server has at its start
          checks: { ineffectiveDynamicImport: false },
          input: PROGRAMS,
          output: {
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
            // keeps names for logs and stack traces
            minify: { compress: false, mangle: false, codegen: true },
            // fewer files load faster; what the programs share is apart from the pages
            codeSplitting: {
              groups: [
                // the pages wait for it: as a part of them it would wait for itself
                { name: 'text-files', test: /virtual:text-files/ },
                { name: 'zod', test: /node_modules\/zod\// },
                { name: 'packages', test: /node_modules\/(?:lru-cache|uuid)\// },
                { name: 'domain', test: isIn('domain') },
                { name: 'contract', test: isIn('contract') },
                { name: 'pages', test: isOfPages },
              ],
            },
          },
        },
      },
    },
  },
  // prebundled at the start, so that the first page in development is not reloaded
  optimizeDeps: { include: FETCHED_LATER },
  build: { target: 'es2023', cssTarget: TAILWIND_BROWSERS, assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
}))
