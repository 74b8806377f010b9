import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { BROWSER_CHUNKS, SERVER_CHUNKS } from './scripts/bundling/chunk-groups.ts'
import { contractRoutes } from './scripts/bundling/contract-routes.ts'
import { noMapsOfPackages } from './scripts/bundling/no-maps-of-packages.ts'
import { ownRouteModuleLoader } from './scripts/bundling/own-route-module-loader.ts'
import { staticTexts } from './scripts/bundling/static-texts.ts'
import { textFiles } from './scripts/bundling/text-files.ts'
import { UNBUNDLED } from './scripts/bundling/unbundled.ts'
import { workerOfDevelopment } from './scripts/bundling/worker-of-development.ts'

const FETCHED_LATER = ['@tanstack/react-query', 'radix-ui']

/** The oldest browsers that Tailwind supports. For older ones all colours would be repeated in another notation. */
const TAILWIND_BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4']

/** Entry points of the server and of commands; `programAt` locates those that run in threads and processes. */
const PROGRAMS = {
  index: './web/ssr.ts',
  main: './server/main.ts',
  command: './scripts/command.ts',
  'car-index-worker': './server/features/search/car-index/car-index-worker.ts',
  'picture-process': './server/platform/pictures/picture-process.ts',
  'workbook-worker': './server/platform/tables/workbook-worker.ts',
  'paste-worker': './server/features/articles/paste-worker.ts',
}

/** React Router's warnings for developers. */
const FOR_DEVELOPERS = ['invariant', 'warning', 'warningOnce', 'warnOnce']

/** The functions of the contract that declare procedures. Browsers need the schemas beside them. */
const DECLARING = ['procedure', 'voidProcedure', 'routesOf', 'route', 'adminRoute', 'errors']

export default defineConfig(({ command }) => ({
  plugins: [
    contractRoutes(),
    textFiles(join(import.meta.dirname, 'build/client')),
    ownRouteModuleLoader(),
    noMapsOfPackages(),
    staticTexts(),
    workerOfDevelopment(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        // for the errors that browsers report; `move-maps.ts` keeps them from being served
        sourcemap: 'hidden',
        rollupOptions: {
          // guest pages import dynamically what pages of signed-in users import statically
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
          treeshake: {
            manualPureFunctions: [...FOR_DEVELOPERS, ...DECLARING],
          },
          // shared modules in one chunk: fewer requests and better compression
          output: {
            sourcemapExcludeSources: true,
            codeSplitting: {
              groups: BROWSER_CHUNKS,
            },
          },
        },
      },
    },
    ssr: {
      // one file loads much faster than a thousand
      ...(command === 'build' && { resolve: { noExternal: true as const, external: [...UNBUNDLED, 'vite'] } }),
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
              groups: SERVER_CHUNKS,
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
