/** Somebody else's passkey does not exist for a user: NOT_FOUND. */
export const ownsPasskey = (user_id: string, passkey: { user_id: string }): boolean => passkey.user_id === user_id
