import { expect, test } from 'vitest'
import { placeholderOf, smallAddress } from './picture-address.ts'

const ADDRESS = '/pictures/demo/suv-red-side-960.webp?p=d9d8d6-8c2a2e-c9c8c6'

test('EXPL-03 a picture names its smaller sister, a drawing has none', () => {
  expect(smallAddress(ADDRESS)).toBe('/pictures/demo/suv-red-side-480.webp?p=d9d8d6-8c2a2e-c9c8c6')
  expect(smallAddress('/placeholders/suv-red.svg')).toBeNull()
})

test('EXPL-03 until a picture is there its own colours stand in its place, and nothing else gets into the page', () => {
  expect(placeholderOf(ADDRESS)).toBe(
    'radial-gradient(ellipse 45% 32% at 50% 55%, #8c2a2e, transparent), linear-gradient(#d9d8d6, #c9c8c6)',
  )
  expect(placeholderOf('/a-960.webp?p=red);}-000000-000000')).toBeUndefined()
  expect(placeholderOf('/placeholders/suv-red.svg')).toBeUndefined()
})
