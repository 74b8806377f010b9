/** Threads that collect garbage beside their process are taken from the host on two cores; one does. */
export const ONE_COLLECTOR = '--v8-pool-size=1'
