// House rules that no other tool checks. Each prints what breaks it, and where.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const SOURCES = globSync('{contract,domain,server,web,scripts,e2e,bench}/**/*.{ts,tsx,css}').filter(
  (file) => !file.includes('/migrations/'),
)
const WEB = SOURCES.filter((file) => file.startsWith('web/'))

/** What sits at a physical side although everything else follows the reading direction. */
const PHYSICAL_ALLOWED = new Set<string>([])
const PHYSICAL =
  /\b(?:margin|padding|border|inset)-(?:left|right)\b|\btext-align:\s*(?:left|right)|\bfloat:\s*(?:left|right)|(?<![\w-])(?:left|right):\s|(?<![\w-])-?(?:m|p)[lr]-(?:\d|\[|auto|px)|(?<![\w-])(?:left|right)-(?:\d|\[)|(?<![\w-])text-(?:left|right)(?![\w-])|(?<![\w-])(?:border|rounded)-[lr](?:-|\b)/
const DRAWERS = /^(?:utils?|helpers?|misc|common|types)\.tsx?$/
const MOST_EXPORTS = 6

const RULES: Record<string, () => string[]> = {
  'a file is named by what it does, not as a drawer': () => SOURCES.filter((file) => DRAWERS.test(basename(file))),

  'sides follow the reading direction': () =>
    WEB.filter((file) => !PHYSICAL_ALLOWED.has(file) && !file.endsWith('.test.ts')).flatMap((file) =>
      linesThat(file, (line) => PHYSICAL.test(line)),
    ),

  'numbers and dates are formatted in domain/format alone': () =>
    SOURCES.filter((file) => !/^(?:domain\/format|scripts|bench|e2e)\//.test(file)).flatMap((file) =>
      linesThat(file, (line) =>
        /\btoLocale(?:Date|Time)?String\(|\bIntl\.(?:Number|Date|Relative|Plural|Collator|List)/.test(line),
      ),
    ),

  'a feature of the web exists on the server too, unless it is only shown': () => {
    const ONLY_SHOWN = [
      'ad-reviews',
      'ad-form',
      'admin',
      'admin-cars',
      'auth',
      'explore',
      'car-page',
      'compare',
      'dashboard',
      'errors',
      'favorites-page',
      'home',
      'language',
      'legal',
      'promotions',
      'security',
      'seo',
      'shell',
      'theme',
      'ui-parts',
    ]
    const onServer = features('server')
    return features('web').filter((name) => !onServer.includes(name) && !ONLY_SHOWN.includes(name))
  },

  'a door stays small': () =>
    SOURCES.filter((file) => basename(file) === 'public.ts' && exportsOf(file) > MOST_EXPORTS).map(
      (file) => `${file} offers ${exportsOf(file)} names`,
    ),

  'a door names what it offers': () =>
    SOURCES.filter((file) => basename(file) === 'public.ts').flatMap((file) =>
      linesThat(file, (line) => line.includes('export *')),
    ),
}

function linesThat(file: string, breaks: (line: string) => boolean): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (breaks(line) ? [`${file}:${at + 1} ${line.trim()}`] : []))
}

function features(side: string): string[] {
  return [...new Set(globSync(`${side}/features/*/*`).map((file) => basename(dirname(file))))]
}

function exportsOf(file: string): number {
  return [...readFileSync(file, 'utf8').matchAll(/export(?! type)[^{]*\{([^}]*)\}/g)].flatMap(([, names]) =>
    (names ?? '').split(',').filter((name) => name.trim() && !name.trim().startsWith('type ')),
  ).length
}

let broken = 0
for (const [rule, findBroken] of Object.entries(RULES)) {
  const places = findBroken()
  if (places.length) console.error(`${rule}:\n  ${places.join('\n  ')}`)
  broken += places.length
}
if (broken) process.exit(1)
console.log(`${Object.keys(RULES).length} house rules hold`)
