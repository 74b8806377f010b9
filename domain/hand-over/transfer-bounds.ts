/** The prices that Absher's sale of vehicles accepts, in riyals, as read in a copy of its page. */
export const TRANSFER_BOUNDS = { min: 500, max: 1_000_000, source: 'absher.sa', checked_on: '2026-11-21' } as const

export const isTransferable = (price: number): boolean => price >= TRANSFER_BOUNDS.min && price <= TRANSFER_BOUNDS.max
