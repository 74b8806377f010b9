import type { Plugin } from 'vite'
import { bundleWorker } from './bundle-worker.ts'

/** In development, the worker that only receives push notifications: kept pages would hide changes. */
export function workerOfDevelopment(): Plugin {
  return {
    name: 'worker-of-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response, next) => {
        bundleWorker('push-only').then(
          (code) =>
            response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache').end(code),
          next,
        )
      })
    },
  }
}
