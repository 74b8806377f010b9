/** On two cores, parallel garbage collection threads take time from the host; this leaves one thread. */
export const ONE_COLLECTOR = '--v8-pool-size=1'
