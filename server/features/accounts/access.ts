/** Somebody else's session does not exist for a user: NOT_FOUND. */
export const ownsSession = (user_id: string, session: { user_id: string }): boolean => session.user_id === user_id
