import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_CHUNKS } from './chunk-groups.ts'

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
