/**
 * Replaces a module of Socket.IO in the browser (`vite.config.ts`): the transport is passed as an option
 * (`live-channel.ts`).
 */
export const transports = {}
