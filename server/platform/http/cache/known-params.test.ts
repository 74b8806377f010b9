import { expect, test } from 'vitest'
import { hasKnownParams, withoutCampaign } from './known-params.ts'

test.each([
  ['/', true],
  [
    '/explore?make=toyota&not_color=white&price_max=60000&q=%D9%83&sort=newest&after=a_b&lang=en&cards=large&all=color',
    true,
  ],
  ['/explore.data?_routes=root', true],
  ['/compare?car=1&car=2', true],
  ['/explore?utm_source=x', false],
  ['/?x', false],
  ['/explore?make=toyota&Make=kia', false],
])('the parameters of %s are known: %s', (path, isKnown) => {
  expect(hasKnownParams(path)).toBe(isKnown)
})

test.each([
  ['/explore?utm_source=x', '/explore'],
  ['/explore?utm_source=x&make=kia&fbclid=1', '/explore?make=kia'],
  ['/explore?make=kia&GCLID=1', '/explore?make=kia'],
  ['/explore?make=kia', '/explore?make=kia'],
  ['/explore?q=utm_source', '/explore?q=utm_source'],
  ['/explore?', '/explore?'],
  ['/?_gl=1&mc_cid=2&sccid=3', '/'],
])('%s without the parameters of campaigns is %s', (url, plain) => {
  expect(withoutCampaign(url)).toBe(plain)
})
