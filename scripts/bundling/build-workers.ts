// Builds the service worker after the pages, whose files it lists, and the one that replaces it while it is turned off.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { injectManifest } from '@serwist/build'
import { bundleWorker } from './bundle-worker.ts'
import { shellFiles } from './shell-files.ts'

const BUILD = join(import.meta.dirname, '../../build')
const CLIENT = join(BUILD, 'client')
const BUNDLED = join(BUILD, 'worker/sw.js')

mkdirSync(join(BUNDLED, '..'), { recursive: true })
writeFileSync(BUNDLED, await bundleWorker('index'))
writeFileSync(join(CLIENT, 'sw-off.js'), await bundleWorker('push-only'))

const files = shellFiles(CLIENT)
const { count, warnings } = await injectManifest({
  swSrc: BUNDLED,
  swDest: join(CLIENT, 'sw.js'),
  globDirectory: CLIENT,
  globPatterns: files,
  // names contain a hash of the content
  dontCacheBustURLsMatching: /^assets\//,
})
for (const warning of warnings) console.warn(`sayyad: ${warning}`)
if (count !== files.length) throw new Error(`The service worker lists ${count} of ${files.length} files`)
