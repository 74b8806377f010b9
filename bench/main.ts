// npm run bench [-- --small | --visit | --admin] prints figures with their limits; exits with 1 if one is missed
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { benchAdminLists } from './bench-admin-lists.ts'
import { benchAccounts } from './bench-accounts.ts'
import { benchChanges } from './bench-changes.ts'
import { benchConversations } from './bench-conversations.ts'
import { benchHttp } from './bench-http.ts'
import { benchMemory } from './bench-memory.ts'
import { benchMessages } from './bench-messages.ts'
import { benchPictures } from './bench-pictures.ts'
import { benchReview } from './bench-review.ts'
import { benchTags } from './bench-tags.ts'
import { benchUnderstanding } from './bench-understanding.ts'
import { benchViews } from './bench-views.ts'
import { benchVisit } from './bench-visit.ts'
import { benchImport } from './bench-import.ts'
import { benchSearch, type Grown } from './bench-search.ts'
import { benchStart } from './bench-start.ts'
import { FEW, LARGE, prepareDatabases, SMALL } from './prepare-databases.ts'
import { atMost, printFigures, type Figure } from './report.ts'

process.env.NODE_ENV = 'production'
const FOLDER = resolve('.data/bench')
const isSmallOnly = process.argv.includes('--small')
const isVisitOnly = process.argv.includes('--visit')
const isAdminOnly = process.argv.includes('--admin')

mkdirSync(FOLDER, { recursive: true })
const counts = isVisitOnly ? [FEW] : isSmallOnly || isAdminOnly ? [FEW, SMALL] : [FEW, SMALL, LARGE]
const { urlOf, stop } = await prepareDatabases(FOLDER, counts, (text) => console.log(`bench: ${text}`))
let missed = 0
if (isAdminOnly) {
  await benchAdministration()
  await stop()
} else await benchAll()
console.log(missed ? `\n${missed} figures missed` : '\nevery figure within its limit')
process.exitCode = missed ? 1 : 0

async function benchAll(): Promise<void> {
  missed += printFigures('Understanding', benchUnderstanding())
  missed += printFigures('A first visit, on a slow phone', await benchVisit(urlOf(FEW)))
  missed += printFigures('Memory', await benchMemory(urlOf(FEW)))
  missed += printFigures('Accounts', await benchAccounts(urlOf(FEW)))
  missed += printFigures('Counters', await benchViews(urlOf(FEW)))
  missed += printFigures('Answers while ads change', await benchChanges(urlOf(FEW)))
  missed += printFigures('Messages', await benchMessages(urlOf(FEW)))
  missed += printFigures('Conversations', await benchConversations(urlOf(FEW)))
  missed += printFigures('Pictures', await benchPictures(urlOf(FEW)))
  const grown: Grown[] = []
  for (const count of counts.filter((one) => one !== FEW)) {
    const search = await benchSearch(urlOf(count), count)
    grown.push(search.grown)
    missed += printFigures(`Search, ${count} ads`, search.figures)
    if (count === SMALL) await benchAdministration()
    missed += printFigures(`Through HTTP, ${count} ads`, await benchHttp(urlOf(count), count))
  }
  const [small, large] = grown
  if (small && large) missed += printFigures('Growth from 100,000 to 1,000,000 ads', growthOf(small, large))
  await stop()

  if (!isVisitOnly) missed += printFigures('Import', await benchImport())
  if (!isSmallOnly && !isVisitOnly) missed += printFigures('Start', await benchStart())
}

async function benchAdministration(): Promise<void> {
  const url = urlOf(SMALL)
  missed += printFigures(`Simulator of tags, ${SMALL} ads`, await benchTags(url))
  missed += printFigures(`Lists of admins, ${SMALL} ads and users`, await benchAdminLists(url, SMALL))
  missed += printFigures('Review', await benchReview(urlOf(FEW)))
}

function growthOf(before: Grown, after: Grown): Figure[] {
  return Object.entries(before).map(([name, milliseconds]) =>
    atMost(name, after[name as keyof Grown] / milliseconds, '×', name === 'slowest kind' ? 12 : 2),
  )
}
