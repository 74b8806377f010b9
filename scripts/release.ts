// npm run release [-- FOLDER]   makes the files of a release from the current commit; RELEASE_KEY signs their checksums
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRelease } from './releasing/make-release.ts'
import { StartError } from '#server/platform/start-error.ts'

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} })
  const folder = resolve(positionals[0] ?? 'release')
  const key = process.env.RELEASE_KEY || null
  for (const file of makeRelease({ root: process.cwd(), folder, key })) console.log(`sayyad: ${folder}/${file}`)
  if (!key) console.log('sayyad: not signed, since RELEASE_KEY names no key')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`sayyad: ${error.message}`)
  process.exitCode = 1
}
