import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { hasLinkToken, withoutLinkToken } from './link-addresses.ts'

const pages = [...readFileSync('web/routes.ts', 'utf8').matchAll(/route\('([^']*:token)/g)].map(
  ([, path]) => `/${path}`,
)
const procedures = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  .map((procedure) => String(procedure['~orpc'].route.path))
  .filter((path) => path.includes('{token}'))

test('every address of a page or procedure with a token is kept out of logs and caches', () => {
  expect([pages.length > 4, procedures.length > 4]).toEqual([true, true])
  for (const path of [...pages, ...procedures.map((one) => `/api/v1${one}`)]) {
    const url = path.replace(/:token|\{token\}/, 'secret')
    expect([path, hasLinkToken(url), withoutLinkToken(url)]).toEqual([
      path,
      true,
      path.replace(/:token|\{token\}/, '…'),
    ])
  }
  expect(hasLinkToken('/auth/confirm?token=secret')).toBe(true)
  expect(withoutLinkToken('/auth/confirm?token=secret&a=1')).toBe('/auth/confirm?token=…&a=1')
  expect(hasLinkToken('/penalties')).toBe(false)
})
