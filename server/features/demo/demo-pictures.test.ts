import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BODY_TYPES, type BodyType, type InteriorColor } from '#domain/cars/enumerations.ts'
import { pictureView } from '#domain/pictures/picture-address.ts'
import { demoPictures, PICTURES } from './demo-pictures.ts'

const FOLDER = new URL('pictures/', import.meta.url)
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.avif'))

test('EXPL-03 every listed view is there in both widths, and no file is left over', () => {
  const listed = Object.entries(PICTURES).flatMap(([car, views]) =>
    Object.keys(views).flatMap((view) => [`${car}-${view}-480.avif`, `${car}-${view}-960.avif`]),
  )
  expect(listed.toSorted()).toEqual(files.toSorted())
})

test('EXPL-03 every view has words for its place in the car', () => {
  for (const [car, views] of Object.entries(PICTURES))
    for (const view of Object.keys(views))
      expect(pictureView(`/pictures/demo/${car}-${view}-960.webp?a=960`)).toBe(view)
})

test('EXPL-03 all demo pictures together take at most 12 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0)
  expect(bytes).toBeLessThanOrEqual(12 * 1024 * 1024)
})

test.each(BODY_TYPES)('EXPL-03 a white or red %s has eight pictures, the front first', (bodyType) => {
  const shown = [
    ...demoPictures({ body: bodyType, color: 'white', variant: 0 }),
    ...demoPictures({ body: bodyType, color: 'red', variant: 0 }),
  ]
  expect(shown.length).toBeGreaterThanOrEqual(8)
  expect(shown[0]).toMatch(/-front34-960\.webp\?a=960&p=[0-9a-f]{6}(?:-[0-9a-f]{6}){2}$/)
})

test('EXPL-03 models of one body type have different pictures, and a colour that was not rendered has none', () => {
  const sedan = { body: 'sedan', color: 'white' } as const
  expect(demoPictures({ ...sedan, variant: 0 })[0]).not.toBe(demoPictures({ ...sedan, variant: 1 })[0])
  expect(demoPictures({ ...sedan, color: 'purple', interior_color: 'black', variant: 0 })).toEqual([])
})

test('EXPL-03 ads of one car begin with different views, and each shows every view once', () => {
  const ads = [0, 1, 2].map((turn) => demoPictures({ body: 'sedan', color: 'white', variant: 0, turn }))
  expect(new Set(ads.map(([cover]) => cover)).size).toBe(3)
  for (const ad of ads) expect(ad.toSorted()).toEqual(ads[0]?.toSorted())
})

test('EXPL-03 the dashboard is among the first pictures and the rest of the inside follows the outside, in the colour of the ad, with a boot where the body has such a one', () => {
  const viewsOf = (body: BodyType, inside: InteriorColor | null) =>
    demoPictures({ body, color: 'white', interior_color: inside, variant: 0 })
      .map((address) => /demo\/(\w+-\w+-\w+)-960/.exec(address)?.[1])
      .flatMap((name, at) => (name?.startsWith('cabin-') ? [`${at}: ${name}`] : []))
  expect(viewsOf('sedan', 'beige')).toEqual(['3: cabin-beige-dash', '9: cabin-beige-seats', '10: cabin-beige-rear'])
  expect(viewsOf('suv', 'red')).toEqual([
    '3: cabin-red-dash',
    '9: cabin-red-seats',
    '10: cabin-red-rear',
    '11: cabin-red-boot',
  ])
  expect(viewsOf('sedan', null)).toEqual([])
})
