/** Options of V8 that keep a process small, with figures in `docs/decisions/023-a-small-process.md`. */
export const HEAP_OPTIONS = ['--max-semi-space-size=16', '--heap-growing-percent=30', '--v8-pool-size=1']
/** glibc has eight arenas for each core by default, each of which keeps what its threads have freed. */
const ARENAS = { MALLOC_ARENA_MAX: '2' }

/**
 * Replaces this process by one with these options, which are read only when a process starts, whoever starts it: npm,
 * systemd, a container. It keeps its ID. Options that are already given, for example by `NODE_OPTIONS`, stay as they are.
 */
export function applyProcessOptions(): void {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
  const missing = HEAP_OPTIONS.filter((option) => !given.includes(option.replace(/=.*/, '')))
  // a new process would lose the channel to its parent; workers of a cluster have the options of their primary process
  if (!process.execve || process.send || (!missing.length && process.env.MALLOC_ARENA_MAX)) return
  const [program = '', ...args] = process.argv
  process.execve(process.execPath, [program, ...missing, ...process.execArgv, ...args], { ...ARENAS, ...process.env })
}
