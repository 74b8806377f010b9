/** What buyer and seller check on the day of the transfer, in order, with the keys of the facts that belong to it. */
export const TRANSFER_STEPS = [
  { group: 'before', key: 'price', facts: ['absher-sale-min', 'absher-sale-max'] },
  { group: 'before', key: 'licence', facts: [] },
  { group: 'before', key: 'inspection', facts: ['inspection-fee', 'vat-rate'] },
  { group: 'before', key: 'insurance', facts: [] },
  { group: 'before', key: 'violations', facts: [] },
  { group: 'before', key: 'recalls', facts: ['recall-check'] },
  { group: 'before', key: 'loan', facts: [] },
  { group: 'day', key: 'identity', facts: [] },
  { group: 'day', key: 'car', facts: [] },
  { group: 'day', key: 'request', facts: ['transfer-fee-private', 'absher-confirm-hours'] },
  { group: 'day', key: 'money', facts: ['absher-pay-hours'] },
  { group: 'day', key: 'handover', facts: ['absher-handover-hours'] },
  { group: 'after', key: 'payout', facts: ['absher-payout-days'] },
  { group: 'after', key: 'papers', facts: [] },
] as const satisfies readonly { group: 'before' | 'day' | 'after'; key: string; facts: readonly string[] }[]

export type TransferStep = (typeof TRANSFER_STEPS)[number]['key']

export const TRANSFER_GROUPS = ['before', 'day', 'after'] as const
