import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_CHUNKS } from './chunk-groups.ts'
import { listLaterModules, listModules } from './list-modules.ts'

const groupOf = (file: string) =>
  BROWSER_CHUNKS.find(({ test: isIn }) => isIn(join(import.meta.dirname, '../..', file)))?.name

test('MSG-13 the socket is in a file of its own, which follows after the page', () => {
  expect(groupOf('web/features/accounts/account-menu.tsx')).toBe('signed-in')
  expect(groupOf('web/features/live/start-live.ts')).toBeUndefined()
  expect(groupOf('web/features/live/live-channel.ts')).toBeUndefined()
})

test('ROUTE-02 the first call of the API loads its client alone', () => {
  for (const file of ['api/api-client.ts', 'api/api-request.ts', 'api/api-answer.ts', 'device/chosen-file.ts'])
    expect(groupOf(`web/platform/${file}`)).toBe('calls')
})

test('DEAL-01 what visitors load later needs no file with modules of admins alone', () => {
  const toast = [...listModules('web/ui/toasts/open-toast.tsx')]
  expect(toast).toContain('web/ui/shortcuts/shortcut-setting.ts')
  const later = ['web/root.tsx', 'web/routes/deal.tsx', 'web/routes/car.tsx', 'web/routes/explore.tsx'].flatMap(
    (file) => [...listLaterModules(file, (one) => !one.startsWith('web/features/admin'))],
  )
  expect(later).toEqual(expect.arrayContaining(toast))
  expect(later.filter((file) => groupOf(file) === 'admin-parts')).toEqual([])
  expect(groupOf('web/features/audit/value-in-words.ts')).toBe('admin-parts')
})

test('DEAL-01 a deal and the list of deals load few files, and home only those of a deal in a list', () => {
  const files = (route: string) =>
    new Set(
      [...listModules(`web/routes/${route}.tsx`)]
        .filter((file) => /^(?:web\/features|domain)\/deals\//.test(file))
        .map(groupOf),
    )
  for (const route of ['deal', 'deals']) expect(files(route)).toEqual(new Set(['deal-row', 'deals']))
  const row = [...listModules('web/features/deals/deal-row.tsx')].filter((file) =>
    file.startsWith('web/features/deals/'),
  )
  expect(new Set(row.map(groupOf))).toEqual(new Set(['deal-row']))
})

const routes = readdirSync('web/routes').map((file) => `web/routes/${file}`)
const all = new Set(['web/root.tsx', ...routes].flatMap((file) => [...listLaterModules(file, () => true)]))

/** Modules by their group. A group has what its modules import too, unless it is in an earlier one. */
function membersOfGroups(): Map<string, string> {
  const groups = new Map<string, string>()
  const loaded = routes.map((file) => listModules(file))
  const isShared = (file: string) => loaded.filter((modules) => modules.has(file)).length > 1
  for (const { name, test: isIn, minShareCount = 1 } of BROWSER_CHUNKS)
    for (const file of all)
      if (isIn(join(import.meta.dirname, '../..', file)) && (minShareCount === 1 || isShared(file)))
        for (const needed of listModules(file)) if (!groups.has(needed)) groups.set(needed, name)
  return groups
}

/** What a browser loads for a page: the files that hold its modules, whole, with all that these import. */
function listLoaded(page: string, groups: ReadonlyMap<string, string>): Set<string> {
  const loaded = listModules(page)
  const known = new Set<string>()
  // a set also yields what is added while it is read
  for (const file of loaded) {
    const group = groups.get(file)
    if (!group || known.has(group)) continue
    known.add(group)
    for (const [member, its] of groups) if (its === group) for (const needed of listModules(member)) loaded.add(needed)
  }
  return loaded
}

test('ROUTE-02 pages that visitors open first, and rows of deals and posts, load no code of forms and of the API', () => {
  const groups = membersOfGroups()
  const pages = ['home', 'explore', 'car', 'prices', 'maker-prices', 'model-prices', 'deals', 'deal', 'blog', 'article']
  const files = [...pages, 'knowledge'].map((name) => `web/routes/${name}.tsx`)
  const rows = ['deals/deal-row.tsx', 'articles/post-row.tsx'].map((file) => `web/features/${file}`)
  for (const page of [...files, ...rows]) {
    const loaded = [...listLoaded(page, groups)]
    const heavy = loaded.filter((file) => /^web\/(?:ui\/form\/|platform\/api\/api-client|texts\/forms\/)/.test(file))
    expect(heavy, page).toEqual([])
  }
  expect([...listLoaded('web/routes/contact.tsx', groups)]).toContain('web/ui/form/use-server-form.ts')
})
