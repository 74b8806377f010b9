/** Takes the place of Socket.IO's own module in the browser (`vite.config.ts`): ours is given (`live-channel.ts`). */
export const transports = {}
