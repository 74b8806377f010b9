/** Somebody else's passkey does not exist for a user: NOT_FOUND. */
export const ownsPasskey = (user_id: string, passkey: { user_id: string }): boolean => passkey.user_id === user_id

/** Nor does somebody else's access token. */
export const ownsAccessToken = (user_id: string, token: { user_id: string }): boolean => token.user_id === user_id
