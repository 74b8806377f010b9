import { readdirSync, readFileSync } from 'node:fs'

/** Resolution of Linux: hundredths of a second. */
const TICK_MS = 10

interface Usage {
  parent: number
  /** CPU time of the process and of its children that have ended. */
  own: number
  ended: number
}

/** CPU time of a process in milliseconds, in user and kernel mode. */
export function cpuMilliseconds(pid: number | undefined): number {
  return usageOf(pid).own
}

/** Time in milliseconds that a process was runnable without a core; NaN where the system does not report it. */
export function waitedMilliseconds(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return Number.NaN
  }
}

/** CPU time of a process and its descendants in milliseconds. */
export function cpuOfAll(pid: number | undefined): number {
  const usages = usagesOfAll()
  const total = (one: number): number => {
    const { own = 0, ended = 0 } = usages.get(one) ?? {}
    return childrenOf(one, usages).reduce((sum, child) => sum + total(child), own + ended)
  }
  return total(pid ?? Number.NaN)
}

/** The process itself or the descendant whose command contains `file`. */
export function descendantRunning(pid: number | undefined, file: string): number | undefined {
  const usages = usagesOfAll()
  const find = (one: number): number | undefined => {
    if (readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(file)) return one
    return childrenOf(one, usages)
      .map(find)
      .find((found) => found !== undefined)
  }
  return pid === undefined ? undefined : find(pid)
}

function usagesOfAll(): Map<number, Usage> {
  const usages = new Map<number, Usage>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      usages.set(Number(name), usageOf(Number(name)))
    } catch {
      // the process has ended meanwhile
    }
  }
  return usages
}

const childrenOf = (pid: number, usages: ReadonlyMap<number, Usage>): number[] =>
  [...usages].filter(([, { parent }]) => parent === pid).map(([child]) => child)

function usageOf(pid: number | undefined): Usage {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const at = fields.split(' ')
  const ticks = (field: number) => Number(at[field] ?? Number.NaN) * TICK_MS
  return { parent: Number(at[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) }
}
