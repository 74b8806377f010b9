import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBoundaries } from './check-boundaries.ts'

const ROOT = new URL('..', import.meta.url).pathname
let copy: string

/** A violation of each rule, by the name of the rule. */
const BREACHES: Record<string, [file: string, source: string]> = {
  'domain-is-pure': ['domain/breach.ts', "import 'node:fs'"],
  'contract-knows-domain': ['contract/breach.ts', "import '#server/config.ts'"],
  'web-knows-no-server': ['web/breach.ts', "import type { Config } from '#server/config.ts'\nexport type X = Config"],
  'server-knows-no-web': ['server/breach.ts', "import '#web/texts/en.ts'"],
  'feature-door': ['server/features/sitemaps/breach.ts', "import '#server/features/search/cursor.ts'"],
  'routes-use-the-door': ['web/routes/breach.ts', "import '#web/features/cars/car-grid.tsx'"],
  'platform-knows-no-feature': ['server/platform/breach.ts', "import '#server/features/tags/public.ts'"],
  'features-know-no-routes': ['web/features/cars/breach.ts', "import '#web/routes/home.tsx'"],
  'tests-stay-outside': ['domain/cars/breach.ts', "import '#domain/cars/title.test.ts'"],
  'no-unresolved': ['domain/tags/breach.ts', "import '#domain/no-such-file.ts'"],
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sayyad-boundaries-'))
  for (const name of ['contract', 'domain', 'server', 'web', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, source] of Object.values(BREACHES)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), source)
  }
  writeFileSync(join(copy, 'domain/circle-a.ts'), "import './circle-b.ts'")
  writeFileSync(join(copy, 'domain/circle-b.ts'), "import './circle-a.ts'")
  // a cycle of features without a cycle of files: reveal-contact.ts imports public.ts of views, which does not import
  // this file
  mkdirSync(join(copy, 'server/features/views/breach'), { recursive: true })
  writeFileSync(
    join(copy, 'server/features/views/breach/breach.ts'),
    "import type { contactsHandlers } from '#server/features/contacts/public.ts'\nexport type X = typeof contactsHandlers",
  )
  writeFileSync(join(copy, 'server/features/contacts/public.ts'), "export { contactsHandlers } from './handlers.ts'")
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('every breach of an arrow is found', () => {
  const { problems } = checkBoundaries(copy)
  for (const [rule, [file]] of Object.entries(BREACHES)) {
    expect(
      problems.some((problem) => problem.startsWith(`${rule}: ${file}`)),
      rule,
    ).toBe(true)
  }
  expect(problems.some((problem) => problem.startsWith('no-circles: domain/circle-a.ts'))).toBe(true)
  const circles = problems.filter((problem) => problem.startsWith('no-feature-circles'))
  expect(circles).toEqual([expect.stringMatching(/features\/(views|contacts) → .*features\/(views|contacts)$/)])
})
