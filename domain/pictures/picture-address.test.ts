import { expect, test } from 'vitest'
import {
  pictureAddress,
  pictureSources,
  pictureVersions,
  pictureView,
  pictureWithin,
  placeholderOf,
  smallAddress,
  versionFor,
  videoOf,
} from './picture-address.ts'

const ADDRESS = '/pictures/demo/suv-red-side-960.webp?p=d9d8d6-8c2a2e-c9c8c6'

test('EXPL-03 a picture offers a smaller version, a drawing does not', () => {
  expect(smallAddress(ADDRESS)).toBe('/pictures/demo/suv-red-side-480.webp?p=d9d8d6-8c2a2e-c9c8c6')
  expect(smallAddress('/placeholders/suv-red.svg')).toBeNull()
})

test('EXPL-03 the placeholder of a picture consists of its colours, and nothing else is accepted into the page', () => {
  expect(placeholderOf(ADDRESS)).toBe(
    'radial-gradient(ellipse 45% 32% at 50% 55%, #8c2a2e, transparent), linear-gradient(#d9d8d6, #c9c8c6)',
  )
  expect(placeholderOf('/a-960.webp?p=red);}-000000-000000')).toBeUndefined()
  expect(placeholderOf('/placeholders/suv-red.svg')).toBeUndefined()
})

test('AD-09 the URL of an uploaded picture contains its formats, widths and colours', () => {
  const address = pictureAddress({
    base: '/files/pictures/ab/abc',
    widest: 1600,
    colors: ['d9d8d6', '8c2a2e', 'c9c8c6'],
  })
  const query = '?a=1600&p=d9d8d6-8c2a2e-c9c8c6'
  expect(address).toBe(`/files/pictures/ab/abc-960.webp${query}`)
  const srcsetOf = (extension: string) =>
    [480, 960, 1600].map((width) => `/files/pictures/ab/abc-${width}.${extension}${query} ${width}w`).join(', ')
  expect(pictureSources(address)).toEqual([
    { type: 'image/avif', srcset: srcsetOf('avif') },
    { type: 'image/webp', srcset: srcsetOf('webp') },
  ])
  expect(placeholderOf(address)).toContain('#8c2a2e')
})

test('AD-09 a picture without other versions offers none, and a drawing is a single file', () => {
  expect(pictureSources(ADDRESS)).toEqual([
    { type: 'image/webp', srcset: `${smallAddress(ADDRESS)} 480w, ${ADDRESS} 960w` },
  ])
  const small = pictureAddress({ base: '/x', widest: 960, colors: ['d9d8d6', '8c2a2e', 'c9c8c6'] })
  expect(pictureSources(small)[0]?.srcset).not.toContain('1600w')
  expect(pictureSources('/placeholders/suv-red.svg')).toEqual([])
})

test('a limited picture offers no wider file, and a drawing stays as it is', () => {
  const uploaded = pictureAddress({ base: '/x', widest: 1600, colors: ['d9d8d6', '8c2a2e', 'c9c8c6'] })
  const widthsOf = (most: 480 | 960) => pictureSources(uploaded, most).map(({ srcset }) => srcset.match(/\d+w/g))
  expect(widthsOf(480)).toEqual([['480w'], ['480w']])
  expect(widthsOf(960)[0]).toEqual(['480w', '960w'])
  expect(pictureWithin(uploaded, 480)).toBe(smallAddress(uploaded))
  expect(pictureWithin(uploaded, 960)).toBe(uploaded)
  expect(pictureWithin('/placeholders/suv-red.svg', 480)).toBe('/placeholders/suv-red.svg')
})

test('a file that was shown leads to the other versions of its type, and a place to one of them', () => {
  const versions = pictureVersions('/files/pictures/ab/abc-1600.avif?a=1600')
  expect(versions).toEqual(
    [480, 960, 1600].map((width) => ({ width, file: `/files/pictures/ab/abc-${width}.avif?a=1600` })),
  )
  const widthFor = (pixels: number) => versionFor(versions, pixels)?.width
  expect([0, 480, 670, 690, 960, 1230, 1250, 5000].map(widthFor)).toEqual([480, 480, 480, 960, 960, 960, 1600, 1600])
  expect(pictureVersions(ADDRESS.replace('960', '480')).map(({ width }) => width)).toEqual([480, 960])
  for (const none of ['/placeholders/suv-red.svg', '/x-480.avif', '/logo-32.webp', ''])
    expect(pictureVersions(none)).toEqual([])
})

test('EXPL-04 the URL of a rendered picture says from which side the car is seen, that of an upload does not', () => {
  expect(pictureView(ADDRESS)).toBe('side')
  expect(pictureView('/pictures/demo/suv-red-front34-960.webp?p=d9d8d6-8c2a2e-c9c8c6')).toBe('front34')
  expect(pictureView('/pictures/demo/cabin-beige-dash-960.webp?a=960')).toBe('dash')
  expect(pictureView('/files/pictures/ab/ab-front-960.webp?a=960')).toBeNull()
  expect(pictureView('/placeholders/suv-red.svg')).toBeNull()
})

test('AD-09 the URL of a cover names its video', () => {
  const cover = pictureAddress({
    base: '/files/pictures/ab/abc',
    widest: 960,
    colors: ['d9d8d6', '8c2a2e', 'c9c8c6'],
    seconds: 24,
  })
  expect(cover).toBe('/files/pictures/ab/abc-960.webp?a=960&v=24&p=d9d8d6-8c2a2e-c9c8c6')
  expect(videoOf(cover)).toEqual({ file: '/files/pictures/ab/abc.mp4', seconds: 24 })
  expect(placeholderOf(cover)).toContain('#8c2a2e')
  expect(pictureSources(cover)).toHaveLength(2)
  for (const picture of [ADDRESS, '/placeholders/suv-red.svg', 'https://other.example/a.webp?v=24', '']) {
    expect(videoOf(picture)).toBeNull()
  }
})
