/** The calculators, in the order in which they are listed. */
export const CALCULATORS = [
  { key: 'yearly', to: '/calculators/yearly-cost' },
  { key: 'instalments', to: '/calculators/instalments' },
  { key: 'transfer', to: '/calculators/transfer' },
] as const
export type CalculatorKey = (typeof CALCULATORS)[number]['key']
