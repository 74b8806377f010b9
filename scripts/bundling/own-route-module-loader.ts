import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Replaces React Router's loader of route modules in the browser, which has no option for it and would reload the page
 * while there is no connection. Fails if React Router has no such module any more.
 */
export function ownRouteModuleLoader(): Plugin {
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
      return join(ROOT, 'web/rendering/load-route-module.ts')
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('React Router has no module routeModules.js')
    },
  }
}
