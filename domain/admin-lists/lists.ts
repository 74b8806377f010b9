/** Lists with saved views and configurable columns. */
export const ADMIN_LISTS = ['ads', 'users'] as const
export type AdminList = (typeof ADMIN_LISTS)[number]

/** Their columns, in this order; the first is always shown. */
export const LIST_COLUMNS = {
  ads: ['car', 'state', 'price', 'seller', 'created', 'expires'],
  users: ['name', 'phone', 'state', 'ads', 'seen', 'joined'],
} as const satisfies Record<AdminList, readonly string[]>

/** The highest count that is shown; beyond it responses say `is_more`. */
export const MOST_COUNTED = 10_000
