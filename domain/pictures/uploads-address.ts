/** Endpoint for uploads by the tus protocol. The metadata contains the `picture_id`. */
export const UPLOADS_ADDRESS = '/api/v1/uploads'

/** The same for pictures of messages. */
export const MESSAGE_UPLOADS_ADDRESS = `${UPLOADS_ADDRESS}/messages`
