import { beforeAll, expect, test } from 'vitest'
import { createTexts, type Texts } from './create-texts.ts'
import { loadDefaultTexts } from './default-texts.ts'
import { pictureInWords } from './picture-in-words.ts'

beforeAll(() => loadDefaultTexts('ar'))

test.each([
  ['/pictures/demo/suv-red-front-960.webp?p=d9d8d6-8c2a2e-c9c8c6', 3, 'كيا سورينتو 2021، من الأمام'],
  ['/pictures/demo/suv-red-front34-960.webp?p=d9d8d6-8c2a2e-c9c8c6', 0, 'كيا سورينتو 2021، من زاوية أمامية'],
  ['/files/pictures/ab/abc-960.webp?a=1600', 0, 'كيا سورينتو 2021'],
  ['/files/pictures/ab/abc-960.webp?a=1600', 1, 'كيا سورينتو 2021، صورة 2'],
])('EXPL-04 the description of the picture %s at position %i is «%s»', (image, at, words) => {
  const { t }: Texts = createTexts('ar', {})
  expect(pictureInWords('كيا سورينتو 2021', image, at, t)).toBe(words)
})
