/** Sessions of other users give NOT_FOUND. */
export const ownsSession = (user_id: string, session: { user_id: string }): boolean => session.user_id === user_id
