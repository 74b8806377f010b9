/** Path of the WebSocket endpoint. */
export const LIVE_PATH = '/realtime'
