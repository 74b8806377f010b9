/** Orders of the list of users; each is descending. */
export const USER_SORTS = ['newest', 'last_seen', 'most_ads'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const isUserSort = (sort: unknown): sort is UserSort => USER_SORTS.some((one) => one === sort)
