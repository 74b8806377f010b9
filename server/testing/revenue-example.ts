/** Revenue settings without prices. */
export const REVENUE_EXAMPLE = {
  vat_percent: 15,
  company_name: 'شركة الصيد',
  vat_number: '300000000000003',
  bank_name: 'بنك',
  account_holder: 'شركة الصيد',
  iban: 'SA0380000000608010167519',
}
