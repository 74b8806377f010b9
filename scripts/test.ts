// The steps of `npm test` in order. Stops at the first failure and reports skipped tests with the reason.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ENGINES } from '../e2e/engines/find-engines.ts'
import { findBuilder } from './find-builder.ts'
import { findHaproxy } from './find-haproxy.ts'
import { findPgbouncer } from './find-pgbouncer.ts'
import { findRedis } from './find-redis.ts'
import { findSearchd } from './find-searchd.ts'
import { findSharedCaches } from './find-shared-caches.ts'
import { findSecondPostgres } from './find-second-postgres.ts'

const RESULTS = 'test-results'
const UNIT_RESULTS = `${RESULTS}/unit.json`
const BROWSER_RESULTS = `${RESULTS}/browser.json`

const leftOut: string[] = []

/** @param program module to run with Node; it ends together with this process */
function step(title: string, program: string, ...args: string[]): void {
  console.log(`\n— ${title}`)
  const started = performance.now()
  const endWithParent = ['--import', './scripts/end-with-parent.ts']
  const { status } = spawnSync(process.execPath, [...endWithParent, program, ...args], { stdio: 'inherit' })
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
  leftOut.push(`${tests}: ${reason}`)
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
if (!findRedis()) leaveOut('tests with a Redis', 'no /usr/bin/redis-server and no TEST_REDIS_URL')
if (!findPgbouncer()) leftOut.push('tests through a pooler: pgbouncer is not installed')
if (!findHaproxy()) leftOut.push('the loss of a primary: HAProxy is not installed')
if (!findSearchd()) leftOut.push('tests with search servers: searchd (sphinxsearch) is not installed')
for (const [name, program] of Object.entries(findSharedCaches())) {
  if (!program) leftOut.push(`tests behind ${name}: it is not installed`)
}
for (const [name, engine] of Object.entries(ENGINES)) {
  if (!engine) leftOut.push(`the main journey in ${name}: it is not installed`)
}
const builder = findBuilder()
if ('missing' in builder) leftOut.push(`building and starting the container image: ${builder.missing}`)
for (const program of ['/usr/bin/systemd-analyze', '/usr/bin/caddy', '/usr/bin/promtool']) {
  if (!existsSync(program)) leftOut.push(`files of deploy/ that ${program} checks: it is not installed`)
}
if (!existsSync('../shared/data/test_images')) leftOut.push('tests on hostile pictures: they are not in ../shared/data')
if (!existsSync('../shared/data/syarah_ads')) leftOut.push('tests on real ads: their data is not in ../shared/data')

process.env.TEST_BUILD = '1'
step('checks', 'scripts/check.ts')
step(
  'unit and integration tests',
  'node_modules/.bin/vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
)
step('browser tests', 'node_modules/.bin/playwright', 'test')

const [unit, browser] = [unitCounts(), browserCounts()]
console.log('')
for (const one of leftOut) console.log(`left out: ${one}`)
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
