/** Of the query for the ids that an account saved. */
export const favoritesKey = (user_id: string | undefined) => ['favorites', 'ids', user_id]
