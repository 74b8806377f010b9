import cluster from 'node:cluster'
import type { Shutdown } from '#server/platform/shutdown.ts'
import { WORKER_NUMBER } from '#server/platform/workers/start-workers.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics, type MetricsPlace } from './serve-metrics.ts'

/** Starts to measure this process, if Prometheus is to read it. Of several processes the primary one answers it. */
export async function openMetrics(place: MetricsPlace | null, shutdown: Shutdown): Promise<Metrics | null> {
  if (!place) return null
  const { createMetrics } = await import('./metrics.ts')
  const metrics = await createMetrics(process.env[WORKER_NUMBER] ?? '1')
  if (cluster.isPrimary) {
    await serveMetrics(place, () => metrics.registry.metrics(), shutdown)
  } else {
    const { handOverMetrics } = await import('./worker-metrics.ts')
    handOverMetrics(metrics)
  }
  return metrics
}
