import { expect, test } from 'vitest'
import { BODY_TYPES, COLORS } from '#domain/cars/enumerations.ts'
import { drawPlaceholder, readPlaceholderName } from './draw-placeholder.ts'
import { placeholderImage } from '#domain/pictures/placeholder-image.ts'

test('EXPL-03 every body in every colour has a drawing at its address', () => {
  for (const bodyType of BODY_TYPES) {
    for (const color of COLORS) {
      const name = placeholderImage(bodyType, color).replace('/placeholders/', '').replace('.svg', '')
      expect(readPlaceholderName(name)).toEqual({ body_type: bodyType, color })
      expect(drawPlaceholder(bodyType, color)).toMatch(/^<svg .*<\/svg>$/)
    }
  }
})

test('EXPL-03 an ad of which body and colour are unknown has one too', () => {
  expect(readPlaceholderName(placeholderImage(null, null).slice(14, -4))).not.toBeNull()
})

test.each(['', 'sedan', 'sedan-plaid', '../sedan-white', 'ship-white'])('%j is no drawing', (name) => {
  expect(readPlaceholderName(name)).toBeNull()
})
