import { expect, test } from 'vitest'
import { askedCardShape, cardShapeAddress, cardShapeCookie, cardShapeOfRequest } from './card-shape-of-request.ts'

const shapeOf = (cookie: string) => cardShapeOfRequest(new Request('http://localhost/', { headers: { cookie } }))

test('EXPL-03 cards have large pictures unless the cookie says otherwise, and odd values are none', () => {
  expect(shapeOf('a=b; cards=compact')).toBe('compact')
  for (const cookie of ['', 'cards=', 'cards=COMPACT', 'cards=huge', 'xcards=compact', 'cards=constructor']) {
    expect(shapeOf(cookie)).toBe('large')
  }
  expect(shapeOf(cardShapeCookie('compact').split(';')[0] ?? '')).toBe('compact')
})

test('EXPL-03 an address asks for a shape and keeps the search', () => {
  const address = cardShapeAddress('large', { pathname: '/explore', search: '?make=kia' })
  expect(address).toBe('/explore?make=kia&cards=large')
  expect(askedCardShape(`http://localhost${address}`)).toEqual({ shape: 'large', plainAddress: '/explore?make=kia' })
  expect(askedCardShape('http://localhost/explore?cards=compact')).toEqual({
    shape: 'compact',
    plainAddress: '/explore',
  })
  for (const search of ['', '?cards=', '?cards=huge'])
    expect(askedCardShape(`http://localhost/explore${search}`)).toBeNull()
})
