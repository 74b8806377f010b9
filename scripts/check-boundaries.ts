// Checks imports between folders, and that the sources were really parsed: without its compiler dependency-cruiser
// parses nothing and reports no problem.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findFeatureCycles, type Module } from './feature-cycles.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['contract', 'domain', 'server', 'web']
const READ_AT_LEAST = 0.9

interface Report {
  modules: Module[]
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string }[]
  }
}

/** @param root folder of a checkout */
export function checkBoundaries(root: string): { problems: string[]; modules: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      `${ROOT}node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
      '--config',
      `${ROOT}.dependency-cruiser.cjs`,
      '--output-type',
      'json',
      ...FOLDERS,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  const { modules, summary } = readReport(stdout, stderr)
  const sources = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).length
  const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  for (const cycle of findFeatureCycles(modules)) problems.push(`no-circular-features: ${cycle}`)
  if (summary.totalCruised < sources * READ_AT_LEAST) {
    problems.push(`dependency-cruiser parsed only ${summary.totalCruised} modules of ${sources} sources`)
  }
  return { problems, modules: summary.totalCruised }
}

function readReport(stdout: string, stderr: string): Report {
  try {
    return JSON.parse(stdout) as Report
  } catch {
    throw new Error(`dependency-cruiser returned no report: ${stderr || stdout}`)
  }
}

if (import.meta.main) {
  const { problems, modules } = checkBoundaries(ROOT)
  for (const problem of problems) console.error(problem)
  if (problems.length) process.exit(1)
  console.log(`${modules} modules, no forbidden import`)
}
