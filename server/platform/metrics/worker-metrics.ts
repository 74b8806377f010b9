import { AggregatorRegistry } from 'prom-client'
import type { Metrics } from './metrics.ts'

/** In a worker: hands its metrics to the primary process when that asks. */
export function handOverMetrics({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries(registry)
  // listens for the primary process
  void new AggregatorRegistry()
}

/** In the primary process: reads those of all workers, which differ in the label `worker`. */
export function readWorkerMetrics(): () => Promise<string> {
  const all = new AggregatorRegistry()
  return () => all.clusterMetrics()
}
