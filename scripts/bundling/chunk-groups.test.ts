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
