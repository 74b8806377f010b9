/** Orders of the list of users; each is descending. */
export const USER_SORTS = ['newest', 'last_seen', 'most_ads'] as const
export type UserSort = (typeof USER_SORTS)[number]
