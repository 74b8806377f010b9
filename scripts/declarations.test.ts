import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { listProcedures } from '#server/platform/http/access.ts'

test('ROUTE-02 the code of pages has the schemas of the contract, but no declarations of procedures', () => {
  const descriptions = listProcedures(contract).map(({ description }) => description)
  const long = descriptions.filter((text) => text.length > 30)
  expect(long.length).toBeGreaterThan(100)
  const code = globSync('build/client/assets/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(code.length).toBeGreaterThan(1_000_000)
  expect(long.filter((text) => code.includes(text))).toEqual([])
})
