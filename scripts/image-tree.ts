// node scripts/image-tree.ts FOLDER   writes what the container image holds of a build into a new folder
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { RELEASE_FILE } from '#server/platform/releases/own-release.ts'
import { keepRelease } from './keep-release.ts'

/** Headers and manuals of Node. An image is replaced as a whole, so it is no release that another one follows. */
const NOT_IN_IMAGES = new RegExp(String.raw`/node-[^/]+/(?:include|share|[^/]+\.md)$|/${RELEASE_FILE}$`)

const COMMAND = `#!/bin/sh
exec /app/node_modules/.bin/node /app/build/server/command.js "$@"
`

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: node scripts/image-tree.ts FOLDER')
const release = await keepRelease()
await cp(release, folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !NOT_IN_IMAGES.test(path) })
await mkdir(join(folder, 'bin'))
await writeFile(join(folder, 'bin', 'sayyad'), COMMAND, { mode: 0o755 })
console.log(`sayyad: ${basename(release)} is in ${folder}`)
