import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { handlersByPath } from './handlers-by-path.ts'

const PATHS = [
  undefined,
  'explore',
  'car/:carId',
  'car/:carId/qr.svg',
  'seller/:profileId',
  'deals',
  'deals/:dealId',
  '*',
]

/** Routes without a component, whose loaders return their own id. */
const build = {
  routes: Object.fromEntries(
    PATHS.map((path) => {
      const id = path ?? 'home'
      return [id, { id, path, index: path === undefined, module: { loader: () => id } }]
    }),
  ),
  assets: { routes: {} },
  entry: { module: {} },
  routeDiscovery: { mode: 'initial' },
  future: {},
  ssr: true,
  basename: '/',
} as unknown as ServerBuild

const respond = handlersByPath(build, 'production')

test.each([
  ['/', 'home'],
  ['/explore', 'explore'],
  ['/car/7', 'car/:carId'],
  ['/car/7/qr.svg', 'car/:carId/qr.svg'],
  ['/seller/7', 'seller/:profileId'],
  ['/deals', 'deals'],
  ['/deals/7', 'deals/:dealId'],
  ['/%64eals/7', 'deals/:dealId'],
  ['/nowhere', '*'],
  ['/car/7/nowhere', '*'],
])('%s is handled by the route of all that fits best', async (path, id) => {
  const response = await respond(path)(new Request(`http://localhost${path}`), new RouterContextProvider())
  expect(await response.text()).toBe(id)
})
