import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { minifyContractRouter } from '@orpc/contract'
import { defineConfig, type Plugin } from 'vite'
import { contract } from './contract/index.ts'

const CONTRACT = 'virtual:contract-routes'

/** What many screens share, but none of those that a first visit shows. */
const NOT_AT_FIRST =
  'web/(?:routes|features/(?:ad-form|auth|explore|pictures|accounts/access-error)|ui/(?:form|field|dialog))|domain/(?:ads|cars/doubt|contacts|text)'
const OURS = new RegExp(`/(?!${NOT_AT_FIRST})(?:web|domain)/[^?]+$|preload-helper|rolldown`)
/** The frame of every page is that of explore's and a car's too, which have bars of their own. */
const SHARED_BY_ALL = 3
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
