// npm run bench [-- --small]      prints every figure beside its limit; exits with 1 if one is missed
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { benchHttp } from './bench-http.ts'
import { benchImport } from './bench-import.ts'
import { benchSearch, type Grown } from './bench-search.ts'
import { benchStart } from './bench-start.ts'
import { LARGE, prepareDatabases, SMALL } from './prepare-databases.ts'
import { atMost, printFigures, type Figure } from './report.ts'

process.env.NODE_ENV = 'production'
const FOLDER = resolve('.data/bench')
const is_small_only = process.argv.includes('--small')

mkdirSync(FOLDER, { recursive: true })
const { urlOf, stop } = await prepareDatabases(FOLDER, (text) => console.log(`bench: ${text}`))
let missed = 0
const grown: Grown[] = []
for (const count of is_small_only ? [SMALL] : [SMALL, LARGE]) {
  const search = await benchSearch(urlOf(count), count)
  grown.push(search.grown)
  missed += printFigures(`Search, ${count} ads`, search.figures)
  missed += printFigures(`Through HTTP, ${count} ads`, await benchHttp(urlOf(count), count))
}
const [small, large] = grown
if (small && large) missed += printFigures('Growth from 100,000 to 1,000,000 ads', growthOf(small, large))
await stop()

missed += printFigures('Import', await benchImport())
if (!is_small_only) missed += printFigures('Start', await benchStart())
console.log(missed ? `\n${missed} figures missed` : '\nevery figure within its limit')
process.exitCode = missed ? 1 : 0

function growthOf(before: Grown, after: Grown): Figure[] {
  return Object.entries(before).map(([name, milliseconds]) =>
    atMost(name, after[name as keyof Grown] / milliseconds, '×', name === 'slowest kind' ? 12 : 2),
  )
}
