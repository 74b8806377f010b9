import { expect, test } from 'vitest'
import { listModules } from './list-modules.ts'

const FIRST_VISIT = ['entry.client.tsx', 'root.tsx', 'routes/home.tsx', 'routes/explore.tsx', 'routes/car.tsx']

test.each(FIRST_VISIT)('SET-07 %s, which a first visit loads, needs no texts but those of the site', (file) => {
  const modules = [...listModules(`web/${file}`)]
  expect(modules.length).toBeGreaterThan(5)
  expect(modules.filter((module) => module.endsWith('/area.ts'))).toEqual([])
})

test('SET-07 of what stands behind a door, only what is asked for counts', () => {
  const modules = listModules('web/routes/home.tsx')
  expect(modules).toContain('web/features/cars/car-grid.tsx')
  expect(modules).not.toContain('web/features/explore/filter-panel.tsx')
  expect(listModules('web/routes/admin-reports.tsx')).toContain('web/texts/admin/area.ts')
})

test('AD-09 an ad begins without the code that sends and arranges pictures', () => {
  const modules = [...listModules('web/routes/add-car.tsx')]
  expect(modules).toContain('web/features/pictures/pictures-field.tsx')
  expect(modules.filter((module) => /upload-picture|picture-tile|picture-order/.test(module))).toEqual([])
})
