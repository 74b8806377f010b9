/** What people look for that is no car. */
export const OTHER_GOODS = ['motorcycles', 'boats', 'heavy', 'plates', 'parts', 'rentals'] as const
export type OtherGoods = (typeof OTHER_GOODS)[number]
