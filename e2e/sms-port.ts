/** Where a test listens for short messages. */
export const SMS_PORT = 15_301
