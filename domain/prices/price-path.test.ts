import { expect, test } from 'vitest'
import { modelSlugs, pricePath, readPlace } from './price-path.ts'

test.each([
  [{ make: 'toyota' }, '/prices/toyota'],
  [{ make: 'toyota', model: 'toyota-camry' }, '/prices/toyota/camry'],
  [{ make: 'toyota', model: 'toyota-camry', year: 2019 }, '/prices/toyota/camry/2019'],
  [{ make: 'toyota', model: 'toyota-camry', city: 'riyadh' }, '/prices/toyota/camry/riyadh'],
  [{ make: 'toyota', model: 'toyota-camry', year: 2019, city: 'riyadh' }, '/prices/toyota/camry/2019/riyadh'],
  // a model that came from another maker, one that is named like its maker, one that is a number
  [{ make: 'stellantis', model: 'dodge-ram' }, '/prices/stellantis/dodge-ram'],
  [{ make: 'ram', model: 'ram' }, '/prices/ram/ram'],
  [{ make: 'mini', model: 'mini-mini' }, '/prices/mini/mini'],
  [{ make: 'peugeot', model: 'peugeot-2008', year: 2020 }, '/prices/peugeot/2008/2020'],
])('ROUTE-01 the path of %j is %s, from which the model is found again', (place, path) => {
  expect(pricePath(place)).toBe(path)
  const [, , make = '', part, ...rest] = path.split('/')
  const { make: _, ...asked } = place
  const { model, ...where } = { model: '', ...asked }
  if (part) expect(modelSlugs(make, part)).toContain(model)
  expect(readPlace(rest)).toEqual(where)
})

test.each([
  ['riyadh', '2019'],
  ['2019', '2020'],
  ['2019', 'riyadh', 'x'],
])('ROUTE-01 nothing else is a place: %s %s', (...parts) => {
  expect(readPlace(parts)).toBeNull()
})
