import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
    "import '#server/features/search/cursor.ts'",
  ],
  'routes-import-only-public': ['web/routes/violation.ts', "import '#web/features/cars/car-grid.tsx'"],
  'platform-imports-no-features': ['server/platform/violation.ts', "import '#server/features/tags/public.ts'"],
  'features-import-no-routes': ['web/features/cars/violation.ts', "import '#web/routes/home.tsx'"],
  'no-imports-of-tests': ['domain/cars/violation.ts', "import '#domain/cars/title.test.ts'"],
  'no-unresolved': ['domain/tags/violation.ts', "import '#domain/no-such-file.ts'"],
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sayyad-boundaries-'))
  for (const name of ['contract', 'domain', 'server', 'web', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, source] of Object.values(VIOLATIONS)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), source)
  }
  writeFileSync(join(copy, 'domain/cycle-a.ts'), "import './cycle-b.ts'")
  writeFileSync(join(copy, 'domain/cycle-b.ts'), "import './cycle-a.ts'")
  // a cycle of features without a cycle of files: reveal-contact.ts imports public.ts of views, which does not import
  // this file
  mkdirSync(join(copy, 'server/features/views/violation'), { recursive: true })
  writeFileSync(
    join(copy, 'server/features/views/violation/violation.ts'),
    "import type { contactsHandlers } from '#server/features/contacts/public.ts'\nexport type X = typeof contactsHandlers",
  )
  writeFileSync(join(copy, 'server/features/contacts/public.ts'), "export { contactsHandlers } from './handlers.ts'")
})

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
