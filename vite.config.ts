import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minify } from '@swc/core'
import { isContractProcedure, minifyContractRouter } from '@orpc/contract'
import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { contract } from './contract/index.ts'
import { leaveOut } from './scripts/leave-out.ts'
import { listModules } from './scripts/list-modules.ts'
import { textFiles } from './scripts/text-files.ts'

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

const SIGNED_IN = new Set(
  [
    'accounts/account-menu.tsx',
    'accounts/mobile-account-links.tsx',
    'live/start-live.ts',
    'messages/popup/open-chat-button.tsx',
    'messages/ring/new-messages.tsx',
  ].flatMap((file) => [...listModules(`web/features/${file}`)]),
)
const GUESTS = new Set(
  ['answer', 'auth', 'compare', 'contact', 'favorites', 'my-ads', 'seller'].flatMap((name) => [
    ...listModules(`web/routes/${name}.tsx`),
  ]),
)

/** What each page of a signed-in user loads. */
function isOfSignedIn(id: string): boolean {
  const file = relative(ROOT, id)
  return SIGNED_IN.has(file) && !/\/(?:ar|en)\.ts$/.test(file)
}

/** What pages that guests open need of it, without the rest. */
function isPartOfSignedIn(id: string): boolean {
  return isOfSignedIn(id) && GUESTS.has(relative(ROOT, id))
}

/** Mutations are sent from few screens, and few lists grow. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver))/

const FETCHED_LATER = ['@tanstack/react-query', 'radix-ui']

type Router = ReturnType<typeof minifyContractRouter>

/** Methods and paths by the names of procedures. */
function addressesOf(router: Router, names: readonly string[] = []): [name: string, address: string][] {
  if (isContractProcedure(router)) {
    const { method, path } = router['~orpc'].route
    return [[names.join('.'), `${method} ${path}`]]
  }
  return Object.entries(router).flatMap(([name, part]) => addressesOf(part, [...names, name]))
}

/** The browser needs the contract's methods and paths, not its schemas: without them zod stays out of the bundle. */
function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === CONTRACT ? `\0${CONTRACT}` : undefined),
    load: (id) =>
      id === `\0${CONTRACT}`
        ? `export const routes = ${JSON.stringify(Object.fromEntries(addressesOf(minifyContractRouter(contract))))}`
        : undefined,
  }
}

/** Modules of packages that ours take the place of in the browser; they are no options that one can set. */
const OWN_MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-router': { './routeModules.js': 'load-route-module.ts', './instrumentation.js': 'no-instrumentation.ts' },
  zod: { '../core/to-json-schema.js': 'no-json-schema.ts' },
  'engine.io-client': { './transports/index.js': 'no-transports.ts' },
}

function ownModules(): Plugin {
  return {
    name: 'own-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => {
      const name = /node_modules\/([^/]+)\/(?!.*node_modules)/.exec(importer ?? '')?.[1]
      const own = name && OWN_MODULES[name]?.[id]
      return own && `${ROOT}/web/platform/${own}`
    },
  }
}

/** Each schema of zod carries its way to JSON schema, which only the server goes. */
function noJsonSchema(): Plugin {
  return {
    name: 'no-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /zod\/v4\/classic\/schemas\.js/ },
      handler: (code) => ({ code: code.replaceAll(/inst\._zod\.processJSONSchema = .*;/g, ''), map: null }),
    },
  }
}

/** Finds what the bundler's own minifier, which runs after it and names variables, does not: one or two percent. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: async (code) => {
      const options = { module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: false, sourceMap: true }
      const { code: smaller, map = '' } = await minify(code, options)
      return { code: smaller, map }
    },
  }
}

/** Source maps are of our own code alone; with packages they would be six times as large. */
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

/** Packages that the server does not carry in its bundle: they have native code or files of their own. */
const UNBUNDLED = ['sharp', 'heic-decode', 'swagger-ui-dist', 'vite']

/** The programs of the server; `programAt` finds those that run in threads and processes of their own. */
const PROGRAMS = {
  index: './web/ssr.ts',
  main: './server/main.ts',
  'car-index-worker': './server/features/search/car-index/car-index-worker.ts',
  'picture-process': './server/platform/pictures/picture-process.ts',
}

/** What React Router says to developers. */
const FOR_DEVELOPERS = ['invariant', 'warning', 'warningOnce', 'warnOnce']

/** What explore has of its own; the sheet on a phone, which comes later, shows part of it. */
function isOfFilters(id: string): boolean {
  const file = relative(ROOT, id)
  return Boolean(EXPLORE?.has(file) && file.startsWith('web/features/explore/'))
}

export default defineConfig(({ command }) => ({
  plugins: [
    contractRoutes(),
    textFiles(`${ROOT}/build/client`),
    ownModules(),
    leaveOut(),
    noJsonSchema(),
    noMapsOfPackages(),
    compress(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // pages of guests name what only those of signed-in users import at once
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          treeshake: {
            manualPureFunctions: FOR_DEVELOPERS,
            // which does not say so itself: of its transports one is used
            moduleSideEffects: [{ test: /node_modules\/engine\.io-client\//, sideEffects: false }],
          },
          // what every page needs in one piece: fewer requests, and it packs better
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'shell', test: isOfShell },
                { name: 'parts', test: isPartOfSearch },
                { name: 'search', test: isOfSearch, minShareCount: 2 },
                { name: 'filters', test: isOfFilters },
                { name: 'part-of-signed-in', test: isPartOfSignedIn },
                { name: 'signed-in', test: isOfSignedIn },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // one file is read much faster than a thousand
      ...(command === 'build' && { resolve: { noExternal: true as const, external: UNBUNDLED } }),
      build: {
        sourcemap: true,
        rollupOptions: {
          input: PROGRAMS,
          output: {
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
            // names stay as they are in logs and stack traces
            minify: { compress: false, mangle: false, codegen: true },
          },
        },
      },
    },
  },
  // found at once, so that the first page in development is not loaded twice
  optimizeDeps: { include: FETCHED_LATER },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**', '**/build/**'] } },
}))
