// npm run check: all checks that do not run the product. Prints the duration of each step and the output of failed
// ones.
import { mkdirSync } from 'node:fs'
import { runSideBySide, type Outcome, type Step } from './run-side-by-side.ts'

const AT_ONCE = 2
const TYPE_CACHE = 'node_modules/.cache/types'

/** Incremental type check: TypeScript caches results and checks only what changed. */
const types = (title: string, project: string): Step => ({
  title,
  command: [
    'tsc',
    '-p',
    `${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `${TYPE_CACHE}/${project}.tsbuildinfo`,
  ],
})

/** Longest first. */
const STEPS: Step[] = [
  { title: 'route types', command: ['react-router', 'typegen'] },
  {
    title: 'types and lint',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    after: 'route types',
  },
  { title: 'unused code', command: ['knip'], after: 'route types' },
  { title: 'boundaries', command: ['node', 'scripts/check-boundaries.ts'] },
  types('types of the pure folders', 'tsconfig.pure'),
  { title: 'OpenAPI document', command: ['node', 'scripts/check-api.mjs'] },
  { title: 'formatting', command: ['oxfmt', '--check', '.'] },
  { title: 'conventions', command: ['node', 'scripts/check-conventions.ts'] },
  { title: 'requirements', command: ['node', 'scripts/requirements.ts', '--check'] },
  { title: 'third-party notices', command: ['node', 'scripts/third-party.ts', '--check'] },
]

mkdirSync(TYPE_CACHE, { recursive: true })
const started = performance.now()
const outcomes = await runSideBySide(STEPS, AT_ONCE, printOutcome)
const failed = outcomes.filter(({ hasPassed }) => !hasPassed)
console.log(
  `${outcomes.length - failed.length} passed, ${failed.length} failed in ${seconds(performance.now() - started)}`,
)
if (failed.length) process.exit(1)

function printOutcome({ title, seconds: time, hasPassed, output }: Outcome): void {
  console.log(`${hasPassed ? '✓' : '×'} ${title}  ${time.toFixed(1)} s`)
  if (!hasPassed) console.error(`${output.trimEnd()}\n`)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
