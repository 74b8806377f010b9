/** Recent searches on this device, and searches for other goods. */
export const en = {
  recent_searches: 'Recent searches',
  recent_clear: 'Clear all',
  recent_remove: 'Remove {{label}} from recent searches',

  explore_cars_alone: 'Sayyad has cars for sale and nothing else: no {{goods}}.',
  other_goods_motorcycles: 'motorcycles',
  other_goods_boats: 'boats',
  other_goods_heavy: 'trucks or heavy machines',
  other_goods_plates: 'number plates',
  other_goods_parts: 'spare parts',
  other_goods_rentals: 'cars for rent',
}
