import { expect, test } from 'vitest'
import { RevenueFormSchema } from './revenue-form-schema.ts'
import { revenueFormValues } from './revenue-form-values.ts'

const SETTINGS = {
  offers: [{ days: 7, price: 99 }],
  vat_percent: 15,
  company_name: 'صيّاد',
  vat_number: '300000000000003',
  bank_name: '',
  account_holder: '',
  iban: '',
}
const typed = revenueFormValues(SETTINGS)
const problemsOf = (changed: Partial<typeof typed>) =>
  RevenueFormSchema.safeParse({ ...typed, ...changed }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('ADMIN-03 the prices of promotions are saved as they are shown', () => {
  expect(RevenueFormSchema.parse(typed)).toEqual(SETTINGS)
})

test('ADMIN-03 all wrong prices, texts and numbers are told at once, at the row that was typed', () => {
  const offers = [
    { days: '', price: '' },
    { days: '91', price: '1.5' },
    { days: '7', price: '9' },
    { days: '٧', price: '8' },
  ]
  expect(problemsOf({ offers, company_name: '', iban: 'SA1' })?.toSorted()).toEqual([
    ['company_name', 'required'],
    ['iban', 'iban_wrong'],
    ['offers.1.days', 'days_wrong'],
    ['offers.1.price', 'price_wrong'],
    ['offers.3.days', 'days_doubled'],
  ])
  expect(
    problemsOf({ vat_percent: '101', vat_number: '1' })
      ?.map(([field]) => field)
      .toSorted(),
  ).toEqual(['vat_number', 'vat_percent'])
})
