// What `npm test` runs, in order; the first failure ends it. Says what was left out and why.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findSecondPostgres } from './find-second-postgres.ts'

const RESULTS = 'test-results'
const UNIT_RESULTS = `${RESULTS}/unit.json`
const BROWSER_RESULTS = `${RESULTS}/browser.json`

const left_out: string[] = []

function step(title: string, command: string, ...args: string[]): void {
  console.log(`\n— ${title}`)
  const started = performance.now()
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`sayyad: ${title} failed`)
    process.exit(1)
  }
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function leaveOut(tests: string, reason: string): void {
  if (process.env.CI) {
    console.error(`sayyad: in CI nothing may be left out, but ${tests}: ${reason}`)
    process.exit(1)
  }
  left_out.push(`${tests}: ${reason}`)
}

interface Counts {
  passed: number
  failed: number
}

function unitCounts(): Counts {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(UNIT_RESULTS, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

function browserCounts(): Counts {
  const { stats } = JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)
if (!findSecondPostgres())
  leaveOut('tests on a second PostgreSQL', 'no server found in /usr/lib/postgresql or SECOND_DATABASE_URL')
if (!existsSync('../shared/data/test_images'))
  left_out.push('tests on hostile pictures: they are not in ../shared/data')
if (!existsSync('../shared/data/syarah_ads')) left_out.push('tests on real ads: their data is not in ../shared/data')

step('formatting', 'oxfmt', '--check', '.')
step('lint', 'oxlint', '--type-aware', '--deny-warnings')
step('route types', 'react-router', 'typegen')
step('types', 'tsc', '-p', 'tsconfig.json')
step('types without a platform', 'tsc', '-p', 'tsconfig.pure.json')
step('types of the web', 'tsc', '-p', 'tsconfig.web.json')
step('types of the browser tests', 'tsc', '-p', 'tsconfig.e2e.json')
step('boundaries', 'node', 'scripts/check-boundaries.ts')
step('house rules', 'node', 'scripts/check-house.ts')
step('unused code', 'knip')
step('requirements', 'node', 'scripts/requirements.ts', '--check')
step(
  'unit and integration tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
)
step('browser tests', 'playwright', 'test')

const [unit, browser] = [unitCounts(), browserCounts()]
console.log('')
for (const one of left_out) console.log(`left out: ${one}`)
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
