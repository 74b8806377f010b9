import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'

const ROOT = new URL('..', import.meta.url).pathname
let copy: string

/** A violation of each rule, by the name of the rule. */
const VIOLATIONS: Record<string, [file: string, source: string]> = {
  'domain-is-pure': ['domain/violation.ts', "import 'node:fs'"],
  'contract-imports-only-domain': ['contract/violation.ts', "import '#server/config.ts'"],
  'web-imports-no-server': [
    'web/violation.ts',
    "import type { Config } from '#server/config.ts'\nexport type X = Config",
  ],
  'server-imports-no-web': ['server/violation.ts', "import '#web/texts/en.ts'"],
  'features-import-only-public': [
    'server/features/sitemaps/violation.ts',
    "import '#server/features/search/questions/cursor.ts'",
  ],
  'features-import-only-parts-late': [
    'web/features/cars/late-violation.ts',
    "void import('#web/features/explore/search-address.ts')",
  ],
  'routes-import-only-public': ['web/routes/violation.ts', "import '#web/features/cars/car-grid.tsx'"],
  'platform-imports-no-features': ['server/platform/violation.ts', "import '#server/features/tags/public.ts'"],
  'features-import-no-routes': ['web/features/cars/violation.ts', "import '#web/routes/home.tsx'"],
  'server-features-search-text-imports-no-later-stage': [
    'server/features/search/text/violation.ts',
    "import '#server/features/search/pages/find-page.ts'",
  ],
  'no-imports-of-tests': ['domain/cars/violation.ts', "import '#domain/cars/title.test.ts'"],
  'no-unresolved': ['domain/tags/violation.ts', "import '#domain/no-such-file.ts'"],
}

/** A cycle of features without a cycle of files. */
const CYCLE: Record<string, string> = {
  'server/features/views/violation/violation.ts': "import type {} from '#server/features/contacts/public.ts'",
  'server/features/views/public.ts': '',
  'server/features/contacts/public.ts': '',
  'server/features/contacts/reveal-contact.ts': "import '#server/features/views/public.ts'",
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sayyad-boundaries-'))
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, name), join(copy, name))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, source] of Object.values(VIOLATIONS)) {
    write(file, source)
    const [, imported = ''] = /'#(.*)'/.exec(source) ?? []
    if (imported && existsSync(join(ROOT, imported))) write(imported, '')
  }
  write('domain/cycle-a.ts', "import './cycle-b.ts'")
  write('domain/cycle-b.ts', "import './cycle-a.ts'")
  for (const [file, source] of Object.entries(CYCLE)) write(file, source)
})

function write(file: string, source: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), source)
}

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every forbidden import is found', () => {
  const { problems } = checkBoundaries(copy)
  for (const [rule, [file]] of Object.entries(VIOLATIONS)) {
    expect(
      problems.some((problem) => problem.startsWith(`${rule}: ${file}`)),
      rule,
    ).toBe(true)
  }
  expect(problems.some((problem) => problem.startsWith('no-circular: domain/cycle-a.ts'))).toBe(true)
  const cycles = problems.filter((problem) => problem.startsWith('no-circular-features'))
  expect(cycles).toEqual([expect.stringMatching(/features\/(views|contacts) → .*features\/(views|contacts)$/)])
})
