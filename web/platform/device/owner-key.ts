/** The key of the ID of the user whose data is on the device. */
export const OWNER_KEY = 'sayyad-device-user'
