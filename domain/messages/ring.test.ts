import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAhead, PLACES, RINGS, type Claim } from './ring.ts'

const claim: fc.Arbitrary<Claim> = fc.record({ place: fc.constantFrom(...PLACES), tab_id: fc.uuid() })

test('MSG-13 exactly one of several tabs announces a message, and it is one that shows the most of it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(claim, { selector: ({ tab_id }) => tab_id, minLength: 1, maxLength: 8 }), (claims) => {
      const telling = claims.filter((own) => claims.every((other) => other === own || isAhead(own, other)))
      expect(telling).toHaveLength(1)
      const most = Math.max(...claims.map(({ place }) => PLACES.indexOf(place)))
      expect(PLACES.indexOf(telling[0]?.place ?? 'hidden')).toBe(most)
    }),
  )
})

test('MSG-14 a message sounds at volume 0.5 on the messages page and at 0.3 elsewhere', () => {
  const { hidden, elsewhere, messages, beside } = RINGS
  expect([hidden, elsewhere, messages, beside].map(({ volume }) => volume)).toEqual([0.3, 0.3, 0.5, 0.5])
})

test('MSG-13 a reply in the conversation that the user is looking at is not announced', () => {
  expect(RINGS.conversation).toEqual({ volume: 0, shows: null })
})
