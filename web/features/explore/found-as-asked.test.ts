import { expect, test } from 'vitest'
import type { CarPage } from '#contract/search.ts'
import { foundAsAsked } from './found-as-asked.ts'

test('ADMIN-07 a search whose words no ad contains counts as one that found nothing', () => {
  const page = (unsaid: string[]) => ({ total: 1200, understood: { unsaid } as CarPage['understood'] })
  expect(foundAsAsked(page(['زعفران', 'بنفسجان']))).toBe(0)
  expect(foundAsAsked(page([]))).toBe(1200)
})
