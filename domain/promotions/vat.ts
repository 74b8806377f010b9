/**
 * Splits a price that includes VAT.
 * @param price riyals
 * @param vat_percent whole: 15 means 15%
 * @returns riyals, to the halala; the parts add up to the price
 */
export function splitVat(price: number, vatPercent: number): { net: number; vat: number } {
  const halalas = Math.round(price * 100)
  const vat = Math.round((halalas * vatPercent) / (100 + vatPercent))
  return { net: (halalas - vat) / 100, vat: vat / 100 }
}
