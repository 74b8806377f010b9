// Adds optional packages of other platforms to the lock file. npm omits them, and `npm ci` then fails there. Run it
// after every change of dependencies.
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'openharmony', 'aix', 'sunos']
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 's390x', 'ppc64', 'riscv64', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
const packages = lock.packages

function isLocked(from, name) {
  for (let folder = from; ;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  }
}

function entryFor(name, version, dev) {
  const words = name.split(/[/-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (!cpu.length && words.some((word) => word.includes('eabi'))) cpu.push('arm')
  if (!os.length && !cpu.length) return null
  const libc = os.includes('linux') ? [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] : null
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os.length && { os }),
  }
}

let added = 0
for (const [folder, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(folder, name) || !/^\d/.test(version)) continue
    const missing = entryFor(name, version, entry.dev)
    if (!missing) continue
    packages[`node_modules/${name}`] = missing
    added += 1
  }
}
if (added) {
  lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`added ${added}`)
