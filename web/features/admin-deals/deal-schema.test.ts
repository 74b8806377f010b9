import { expect, test } from 'vitest'
import type { DealFields } from '#contract/deals.ts'
import { DealForm } from './deal-schema.ts'
import { typedDeal, type TypedDeal } from './typed-deal.ts'

const DEAL: DealFields = {
  title_ar: 'غسيل',
  title_en: 'Wash',
  text_ar: 'من الداخل.\n\nومن الخارج.',
  text_en: '',
  brand_id: 3,
  category_id: null,
  picture_id: '0190b5e0-0000-7000-8000-000000000000',
  price_before: 100,
  price_now: 80,
  discount_percent: null,
  discount_amount: null,
  coupon_code: 'WASH_20',
  link: 'https://wash.example/deal',
  make_id: null,
  featured: true,
  starts_at: '2026-06-15T12:00:00.000Z',
  ends_at: '2026-06-20T12:00:00.000Z',
  published_at: null,
}

const problemsOf = (typed: Partial<TypedDeal>) =>
  DealForm.safeParse({ ...typedDeal(DEAL), ...typed }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('ADMIN-03 the form of a deal shows what is stored and saves the same', () => {
  const { published_at: _, ...fields } = DEAL
  expect(DealForm.parse(typedDeal(DEAL))).toEqual(fields)
  expect(typedDeal(DEAL)).toMatchObject({ discount: 'prices', starts_at: '2026-06-15T15:00', brand_id: '3' })
})

test('ADMIN-03 only the chosen kind of discount is saved, and its fields are required', () => {
  const percent = { ...typedDeal(DEAL), discount: 'percent' as const, discount_percent: '٢٥' }
  expect(DealForm.parse(percent)).toMatchObject({ price_before: null, price_now: null, discount_percent: 25 })
  expect(problemsOf({ discount: 'percent' })).toEqual([['discount_percent', 'required']])
  expect(problemsOf({ price_now: '' })).toEqual([['price_now', 'required']])
})

test.each([
  [{ title_en: ' ' }, ['title_en', 'required']],
  [{ price_now: '100' }, ['price_now', 'price_not_lower']],
  [{ price_now: 'cheap' }, ['price_now', 'deal_price_wrong']],
  [{ discount: 'percent', discount_percent: '101' }, ['discount_percent', 'deal_percent_wrong']],
  [{ discount: 'amount', discount_amount: '1.5' }, ['discount_amount', 'deal_price_wrong']],
  [{ ends_at: '2026-06-15T15:00' }, ['ends_at', 'end_before_start']],
  [{ coupon_code: 'two words' }, ['coupon_code', 'coupon_wrong']],
  [{ link: 'javascript:alert(1)' }, ['link', 'address_wrong']],
  [{ link: 'data:text/html,x' }, ['link', 'address_wrong']],
] as const)('ADMIN-03 a deal with %j is refused at its field', (typed, problem) => {
  expect(problemsOf(typed)).toEqual([problem])
})

test('ADMIN-03 all wrong fields of a deal are told at once, and a title stays required meanwhile', () => {
  const wrong = { title_ar: '', discount: 'percent', discount_percent: '101', coupon_code: 'two words' } as const
  const times = { ends_at: '2026-06-15T15:00', link: 'javascript:alert(1)' }
  expect(Object.fromEntries(problemsOf({ ...wrong, ...times }) ?? [])).toEqual({
    discount_percent: 'deal_percent_wrong',
    ends_at: 'end_before_start',
    title_ar: 'required',
    coupon_code: 'coupon_wrong',
    link: 'address_wrong',
  })
})
