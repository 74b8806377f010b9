/** Where the sockets of the site are. */
export const LIVE_PATH = '/realtime'
