/** The lists of which views can be saved and columns chosen. */
export const ADMIN_LISTS = ['ads', 'users'] as const
export type AdminList = (typeof ADMIN_LISTS)[number]

/** Their columns, in this order; the first is always shown. */
export const LIST_COLUMNS = {
  ads: ['car', 'state', 'price', 'seller', 'created', 'expires'],
  users: ['name', 'phone', 'state', 'ads', 'seen', 'joined'],
} as const satisfies Record<AdminList, readonly string[]>

/** Counts end here: nobody needs to know by how much more. */
export const MOST_COUNTED = 10_000
