/** Returns the current time. Tests provide their own clock. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
