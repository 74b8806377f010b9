/** The calculators, in the order in which they are listed. */
export const CALCULATORS = [
  { key: 'yearly', to: '/calculators/yearly-cost', icon: 'fuel' },
  { key: 'instalments', to: '/calculators/instalments', icon: 'percent' },
  { key: 'transfer', to: '/calculators/transfer', icon: 'key' },
] as const
export type CalculatorKey = (typeof CALCULATORS)[number]['key']
