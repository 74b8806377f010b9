// Conventions that no other tool checks. Prints all violations.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { contract } from '#contract/index.ts'
import { IMPORT_FIELDS } from '#domain/import/import-fields.ts'
import { longMap, missingFiles } from './documents.ts'
import { wrongDottedParts } from './dotted-parts.ts'
import { mixedTexts } from './mixed-texts.ts'
import { unguardedFeatures } from './optional-features.ts'
import { snakeCaseNames } from './snake-case-names.ts'
import { typedTexts } from './typed-texts.ts'
import { textLimits } from './text-limits.ts'

const SOURCES = globSync('{contract,domain,server,web,scripts,e2e,bench}/**/*.{ts,tsx,css}').filter(
  (file) => !file.includes('/migrations/'),
)
const WEB = SOURCES.filter((file) => file.startsWith('web/'))

const PHYSICAL =
  /\b(?:margin|padding|border|inset)-(?:left|right)\b|\btext-align:\s*(?:left|right)|\bfloat:\s*(?:left|right)|(?<![\w-])(?:left|right):\s|(?<![\w-])-?(?:m|p)[lr]-(?:\d|\[|auto|px)|(?<![\w-])(?:left|right)-(?:\d|\[)|(?<![\w-])text-(?:left|right)(?![\w-])|(?<![\w-])(?:border|rounded)-[lr](?:-|\b)/
/** Placed on the same side of the screen in both languages. */
const SAME_SIDE = [
  'web/features/messages/ring/message-cards.css',
  // coordinates of the pointer
  'web/features/admin-articles/body/intake.ts',
]
const VAGUE_NAMES = /^(?:utils?|helpers?|misc|common|types)\.tsx?$/
const MOST_EXPORTS = 6
const LONGEST_COMPONENT = 120
const QUERY_BUILDERS = /^web\/platform\/queries\/api-(?:pages-)?query\.ts$/
/** Reading keys elsewhere: a variable of an event, and a parameter that takes them out of it. */
const KEY_READING =
  /\b(?:event|ev|e|press|pressed|nativeEvent)\.(?:key|code|keyCode|which|isComposing)\b|\{[^}]*\b(?:key|code|keyCode|which|isComposing)\b[^}]*\}(?::\s*(?:\w+\.)?KeyboardEvent|\s*=\s*(?:event|ev|e)\b)/
const KEY_READERS = ['web/ui/keys/key-of.ts', 'web/ui/shortcuts/read-key.ts', 'web/rendering/early/record.ts']
const CLIENT_ADDRESS = 'server/platform/http/client-address.ts'
const READS_ADDRESS = /\.ips?\b|[{,] *ips?\b|\bremoteAddress\b|'(?:x-forwarded-for|x-real-ip|forwarded)'/i
/** `public.ts` files of features that many others use, with their number of exports. */
const WIDE_INTERFACES: Record<string, number> = {
  'server/features/accounts/public.ts': 10,
  'server/features/admin-ads/public.ts': 8,
  'server/features/admin-users/public.ts': 15,
  'server/features/ads/public.ts': 24,
  // of which ten are for commands
  'server/features/backups/public.ts': 30,
  'server/features/cars/public.ts': 12,
  'server/features/catalogue/public.ts': 8,
  'server/features/messages/public.ts': 24,
  'server/features/notifications/public.ts': 7,
  'server/features/pictures/public.ts': 8,
  'server/features/prices/public.ts': 7,
  'server/features/search/public.ts': 14,
  'server/features/verification/public.ts': 7,
  'web/features/accounts/public.ts': 8,
  'web/features/accounts/sign-in/public.ts': 8,
  'web/features/articles/public.ts': 11,
  'web/features/audit/public.ts': 9,
  'web/features/calculators/public.ts': 11,
  'web/features/cars/public.ts': 7,
  'web/features/deals/public.ts': 7,
  'web/features/decision-queue/public.ts': 8,
  'web/features/compare/public.ts': 8,
  'web/features/explore/public.ts': 12,
  'web/features/favorites/public.ts': 11,
  'web/features/language/public.ts': 7,
  'web/features/messages/public.ts': 20,
  'web/features/prices/public.ts': 10,
  'web/features/seo/public.ts': 9,
  'web/features/settings/public.ts': 9,
}

/** Comparisons that ignore the case but not vowel marks, hamza, digits of other scripts and so on. */
const IGNORES_CASE_ALONE =
  /\.to(?:Locale)?LowerCase\(\)\s*\.(?:includes|startsWith|indexOf)\(|\b(?:notI|i)like\(|\bilike\b.*\$\{|\bstrpos\((?:lower|translate)\(/

/** Functions of SQL that cut texts, and the first code point of a text. Others are found by the linter. */
const CUT = /(?<![.\w])(?:left|right|substr|substring)\((?!\))|\[\.\.\.\w+\]\[0\]/

/** Files of the server and the rules that may contain Arabic. */
const ARABIC_FILES = [
  // texts, which admins can change
  /\/texts\/|-texts\.ts$/,
  // how people write, which is read and never said
  /^domain\/(?:assistant|search|scam-shield|text|countries|trade-words)\/|^domain\/import\/read-columns\.ts$/,
  /^domain\/cars\/doubt-mileage\.ts$|^domain\/messages\/link-parts\.ts$/,
  /^server\/features\/import\/read-row\.ts$|^server\/platform\/tables\/split-text\.ts$|\/search-text-function\.ts$/,
  // units of numbers and times, and the name of the site before anyone has chosen one
  /^domain\/format\/|^domain\/settings\/app-name\.ts$|^server\/features\/import\/import-cars\.ts$/,
  // an error before any text is read
  /^server\/platform\/http\/too-long-page\.ts$/,
  // reference data, the demo and tests
  /^server\/platform\/db\/reference\/|^server\/features\/demo\/|^server\/testing\/|\/given-[\w-]+\.ts$/,
]

const RULES: Record<string, () => string[]> = {
  'docs/architecture.md is one page of at most 1,200 words; details are in the READMEs beside the code': longMap,

  'documents name files that exist': missingFiles,

  'files are named after their content, not utils, helpers or types': () =>
    SOURCES.filter((file) => VAGUE_NAMES.test(basename(file))),

  'variables, parameters and functions are named in camelCase': () =>
    SOURCES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) =>
      snakeCaseNames(file, readFileSync(file, 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
    ),

  'styles use logical sides, not left and right': () =>
    WEB.filter((file) => !file.endsWith('.test.ts') && !SAME_SIDE.includes(file)).flatMap((file) =>
      linesThat(file, (line) => PHYSICAL.test(line)),
    ),

  'a text has an element of its own, since a browser that translates a page replaces texts': () =>
    WEB.filter((file) => /(?<!\.test)\.tsx$/.test(file)).flatMap((file) =>
      mixedTexts(file, readFileSync(file, 'utf8')).map(({ text, line }) => `${file}:${line} ${text}`),
    ),

  'a text that somebody typed has the language and direction of writtenIn, and only fields have dir="auto"': () =>
    // articles have the language that their authors chose; a paragraph in another one has its direction alone
    WEB.filter((file) => /(?<!\.test)\.tsx$/.test(file) && !/^web\/features\/(?:admin-)?articles\//.test(file)).flatMap(
      (file) => typedTexts(file, readFileSync(file, 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
    ),

  'the parts of a dotted line have the direction of the page, and are no links': () =>
    WEB.filter((file) => /(?<!\.test)\.tsx$/.test(file)).flatMap((file) =>
      wrongDottedParts(file, readFileSync(file, 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
    ),

  'a feature that browsers may lack or refuse is used only in its own module': () =>
    // workers have caches, or none are installed
    WEB.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('web/service-worker/')).flatMap((file) =>
      unguardedFeatures(file, readFileSync(file, 'utf8')).map(({ name, line }) => `${file}:${line} ${name}`),
    ),

  'only web/rendering uses internals of React and its router, replaces fetch or loads components with lazy': () =>
    WEB.filter((file) => !/^web\/rendering\/|\.test\.tsx?$/.test(file)).flatMap((file) =>
      linesThat(file, (line) => /\bUNSAFE_|__react|\bfetch = |\blazy\(/.test(line)),
    ),

  'pressed keys are read by keyOf, which leaves those of input methods alone': () =>
    WEB.filter((file) => !/\.test\.tsx?$/.test(file) && !KEY_READERS.includes(file)).flatMap((file) =>
      linesThat(file, (line) => KEY_READING.test(line)),
    ),

  'numbers and dates are formatted only in domain/format': () =>
    SOURCES.filter((file) => !/^(?:domain\/format|scripts|bench|e2e)\//.test(file)).flatMap((file) =>
      linesThat(file, (line) =>
        /\btoLocale(?:Date|Time)?String\(|\bIntl\.(?:Number|Date|Relative|Plural|Collator|List)/.test(line),
      ),
    ),

  'texts are searched by containsWords, findNamed or containsWord, not by case alone': () =>
    SOURCES.filter((file) => /^(?:contract|domain|server|web)\//.test(file) && !/\.test\.tsx?$/.test(file)).flatMap(
      (file) => linesThat(file, (line) => IGNORES_CASE_ALONE.test(line)),
    ),

  'the address of a client is read only by clientAddress': () =>
    SOURCES.filter(
      (file) => file.startsWith('server/') && !file.endsWith('.test.ts') && file !== CLIENT_ADDRESS,
    ).flatMap((file) => linesThat(file, (line) => READS_ADDRESS.test(line))),
  'what the server says is in a file of texts, so that admins can change it': () =>
    SOURCES.filter(
      (file) =>
        /^(?:domain|server)\//.test(file) && !file.endsWith('.test.ts') && !ARABIC_FILES.some((one) => one.test(file)),
    ).flatMap(arabicOutsideComments),

  'SQL cuts no texts, and the first letter of a text is that of initialOf': () =>
    SOURCES.filter((file) => /^(?:contract|domain|server|web)\//.test(file) && !/[.](?:test|d)[.]/.test(file)).flatMap(
      (file) => linesThat(file, (line) => CUT.test(line)),
    ),

  'texts are limited by atMost, atLeast and the most of a field, and counted by textLength': () =>
    SOURCES.filter(
      (file) =>
        /^(?:contract|domain|web)\//.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        !/^domain\/(?:search|assistant)\//.test(file),
    ).flatMap((file) => textLimits(readFileSync(file, 'utf8')).map(({ text, line }) => `${file}:${line} ${text}`)),

  'query keys are built only by apiQuery and apiPagesQuery': () =>
    WEB.filter((file) => !QUERY_BUILDERS.test(file)).flatMap((file) =>
      linesThat(file, (line) => /\bqueryKey:|\bqueryKey\s*=(?!=)/.test(line)),
    ),

  'a web feature has the same name on the server, unless it only displays data': () => {
    const DISPLAY_ONLY = [
      'admin',
      'admin-articles',
      'admin-deals',
      'admin-facts',
      'calculators',
      'car-page',
      'card-shape',
      'compare',
      'dashboard',
      'data-saver',
      'error-overlay',
      'errors',
      'explore',
      'guest-messages',
      'kept-pages',
      'home',
      'language',
      'performance',
      'scam-shield',
      'seo',
      'shell',
      'theme',
      'ui-parts',
    ]
    const [onServer, inWeb] = [features('server'), features('web')]
    const stale = DISPLAY_ONLY.filter((name) => onServer.includes(name) || !inWeb.includes(name))
    return [...inWeb.filter((name) => !onServer.includes(name) && !DISPLAY_ONLY.includes(name)), ...stale]
  },

  'a feature of the contract has a server folder of the same name': () => {
    const onServer = features('server')
    return Object.keys(contract).filter((name) => !onServer.includes(name.replaceAll('_', '-')))
  },

  'handlers.ts contains no SQL, but calls an operation': () =>
    SOURCES.filter((file) => basename(file) === 'handlers.ts').flatMap((file) =>
      linesThat(file, (line) => line.includes("'drizzle-orm'")),
    ),

  'a component or hook has at most 120 lines': () =>
    WEB.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts')).flatMap((file) =>
      componentsOf(file)
        .filter(({ lines }) => lines > LONGEST_COMPONENT)
        .map(({ name, lines }) => `${file} ${name} has ${lines} lines`),
    ),

  'the README lists all fields of import files': () => {
    const readme = readFileSync('README.md', 'utf8')
    return IMPORT_FIELDS.filter((name) => !readme.includes(`\`${name}\``))
  },

  'a public.ts has few exports, or as many as its exception says': () => {
    const files = SOURCES.filter((file) => basename(file) === 'public.ts')
    const stale = Object.keys(WIDE_INTERFACES).filter((file) => !files.includes(file))
    const wrong = files.filter((file) =>
      file in WIDE_INTERFACES ? exportsOf(file) !== WIDE_INTERFACES[file] : exportsOf(file) > MOST_EXPORTS,
    )
    return [...stale, ...wrong.map((file) => `${file} has ${exportsOf(file)} exports`)]
  },

  'a public.ts has no export *': () =>
    SOURCES.filter((file) => basename(file) === 'public.ts').flatMap((file) =>
      linesThat(file, (line) => line.includes('export *')),
    ),
}

function linesThat(file: string, breaks: (line: string) => boolean): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (breaks(line) ? [`${file}:${at + 1} ${line.trim()}`] : []))
}

/** Lines with Arabic letters outside of comments. */
function arabicOutsideComments(file: string): string[] {
  const withoutComments = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
  return withoutComments
    .split('\n')
    .flatMap((line, at) => (/\p{Script=Arabic}/u.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []))
}

/** Top-level components and hooks. The formatter ends them with a brace in the first column. */
function componentsOf(file: string): { name: string; lines: number }[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, from) => {
    const name = /^(?:export )?(?:default )?(?:function|const) ((?:use)?[A-Z]\w*)(?:[(<]| = (?:async )?\(.*\{$)/.exec(
      line,
    )?.[1]
    const end = lines.indexOf('}', from)
    return name && end >= 0 ? [{ name, lines: end - from + 1 }] : []
  })
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
console.log(`${Object.keys(RULES).length} conventions hold`)
