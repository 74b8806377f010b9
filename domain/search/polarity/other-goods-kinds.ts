/** Goods other than cars that people search for. */
export const OTHER_GOODS = ['motorcycles', 'boats', 'heavy', 'plates', 'parts', 'rentals'] as const
export type OtherGoods = (typeof OTHER_GOODS)[number]
