import type { Shutdown } from '#server/platform/shutdown.ts'
import type { Traces, TraceSettings } from './traces.ts'

/** Time for what was not sent yet. */
const CLOSE_MS = 1500

/** Starts to trace this process, if there is a collector of traces. */
export async function openTraces(settings: TraceSettings | null, shutdown: Shutdown): Promise<Traces | null> {
  if (!settings) return null
  const { createTraces } = await import('./traces.ts')
  const traces = await createTraces(settings)
  shutdown.add(traces.close, CLOSE_MS)
  return traces
}
