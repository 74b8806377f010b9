import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minifyContractRouter } from '@orpc/contract'
import { defineConfig, type Plugin } from 'vite'
import { contract } from './contract/index.ts'

const CONTRACT = 'virtual:contract-routes'

/** Many screens have forms, but not those that a first visit shows. */
const OURS = /\/(?:web\/(?!ui\/form|features\/auth)|domain\/)[^?]+$|preload-helper|rolldown/
/** Every screen is an entry of its own; what so many of them share is on every page. */
const SHARED_BY_ALL = 5
const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//

const FETCHED_LATER = ['@orpc/client', '@orpc/openapi-client/fetch', '@tanstack/react-query', 'radix-ui']

/** The browser needs the contract's methods and paths, not its schemas: without them zod stays out of the bundle. */
function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === CONTRACT ? `\0${CONTRACT}` : undefined),
    load: (id) =>
      id === `\0${CONTRACT}` ? `export const routes = ${JSON.stringify(minifyContractRouter(contract))}` : undefined,
  }
}

export default defineConfig({
  plugins: [contractRoutes(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          // what every page needs in one piece: fewer requests, and it packs better
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'shell', test: OURS, minShareCount: SHARED_BY_ALL },
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
