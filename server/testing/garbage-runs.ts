/**
 * The number of random inputs for a test of the API: a tenth by default, all with `FULL=1`, as in CI.
 * @param all the number with `FULL=1`
 */
export const garbageRuns = (all: number): number => (process.env.FULL ? all : Math.ceil(all / 10))
