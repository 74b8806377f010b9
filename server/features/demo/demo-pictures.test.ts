import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import { demoPictures, PICTURES } from './demo-pictures.ts'

const FOLDER = new URL('pictures/', import.meta.url)
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.avif'))

test('EXPL-03 every listed view is there in both widths, and no file is left over', () => {
  const listed = Object.entries(PICTURES).flatMap(([car, views]) =>
    Object.keys(views).flatMap((view) => [`${car}-${view}-480.avif`, `${car}-${view}-960.avif`]),
  )
  expect(listed.toSorted()).toEqual(files.toSorted())
})

test('EXPL-03 all demo pictures together take less than 8 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0)
  expect(bytes).toBeLessThan(8 * 1024 * 1024)
})

test.each(BODY_TYPES)('EXPL-03 a white or red %s has eight pictures, the front first', (bodyType) => {
  const shown = [...demoPictures(bodyType, 'white', 0), ...demoPictures(bodyType, 'red', 0)]
  expect(shown.length).toBeGreaterThanOrEqual(8)
  expect(shown[0]).toMatch(/-front34-960\.webp\?a=960&p=[0-9a-f]{6}(?:-[0-9a-f]{6}){2}$/)
})

test('EXPL-03 models of one body type have different pictures, and a colour that was not rendered has none', () => {
  expect(demoPictures('sedan', 'white', 0)[0]).not.toBe(demoPictures('sedan', 'white', 1)[0])
  expect(demoPictures('sedan', 'purple', 0)).toEqual([])
})

test('EXPL-03 ads of one car begin with different views, and each shows every view once', () => {
  const ads = [0, 1, 2].map((turn) => demoPictures('sedan', 'white', 0, turn))
  expect(new Set(ads.map(([cover]) => cover)).size).toBe(3)
  for (const ad of ads) expect(ad.toSorted()).toEqual(ads[0]?.toSorted())
})
