/** For passkeys of other users, callers fail with NOT_FOUND. */
export const ownsPasskey = (user_id: string, passkey: { user_id: string }): boolean => passkey.user_id === user_id

/** For access tokens of other users, callers fail with NOT_FOUND. */
export const ownsAccessToken = (user_id: string, token: { user_id: string }): boolean => token.user_id === user_id
