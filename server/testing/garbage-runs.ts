/**
 * How many random inputs a test of the API tries: a tenth by default, all of them with `FULL=1`, as CI does.
 * @param all the number with `FULL=1`
 */
export const garbageRuns = (all: number): number => (process.env.FULL ? all : Math.ceil(all / 10))
