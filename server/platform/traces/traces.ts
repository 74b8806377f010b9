import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { ORPCError } from '@orpc/server'
import { readVersion } from '#server/platform/read-version.ts'
import { oncePer } from './once-per.ts'

export interface TraceSettings {
  /** The name of the site among others. */
  service: string
  /** Of all requests, from 0 to 1. A request that a trusted proxy traces is traced. */
  share: number
}

/** A span that was begun. */
export interface OpenSpan {
  /** Runs what belongs to it. */
  run: <Result>(work: () => Result) => Result
  /** @param error undefined if it ended well */
  end: (attributes: Attributes, error?: unknown) => void
  rename: (name: string) => void
}

export interface Traces {
  /** Begins the span of a request. @param headers those of a trusted proxy, which may trace it already */
  beginRequest: (name: string, headers: Readonly<Record<string, unknown>>) => OpenSpan
  /** Begins the span of a query, as a part of what runs; the result ends it. */
  traceQuery: (sql: string) => (error?: unknown) => void
  /** Runs work as a span of its own, a part of what runs. */
  during: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
  /** Sends what was not sent yet. */
  close: () => Promise<void>
}

const COMPLAINT_MS = 600_000
/** Time for sending what was collected. */
const SEND_MS = 1500

/**
 * Traces that are sent by OTLP over HTTP to where the variables of OpenTelemetry say (`OTEL_EXPORTER_OTLP_…`). They have
 * names of routes, procedures, jobs and SQL without values: nothing of people.
 */
export async function createTraces({ service, share }: TraceSettings): Promise<Traces> {
  const complain = oncePer(COMPLAINT_MS, (reason: string) => console.error(`sayyad: traces are not sent: ${reason}`))
  const report = (error: unknown): void => complain(error instanceof Error ? error.message : String(error))
  setGlobalErrorHandler(report)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': (await readVersion()) ?? 'unknown',
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ timeoutMillis: SEND_MS }),
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('sayyad')

  function begin(name: string, kind: SpanKind, attributes: Attributes, parent = context.active()): OpenSpan {
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    return {
      run: (work) => context.with(trace.setSpan(parent, span), work),
      rename: (other) => void span.updateName(other),
      end: (more, error) => {
        span.setAttributes(more)
        if (error !== undefined) {
          // messages may name people
          span.setAttribute('error.type', error instanceof ORPCError ? error.code : nameOf(error))
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }

  return {
    beginRequest: (name, headers) => {
      const parent = propagation.extract(context.active(), headers)
      return begin(name, SpanKind.SERVER, {}, parent)
    },
    traceQuery: (sql) => {
      const [name = ''] = sql.split(' ', 1)
      const span = begin(name, SpanKind.CLIENT, { 'db.system.name': 'postgresql', 'db.query.text': sql })
      return (error) => span.end({}, error)
    },
    during: async (name, run) => {
      const span = begin(name, SpanKind.INTERNAL, {})
      return span.run(run).then(
        (result) => {
          span.end({})
          return result
        },
        (error: unknown) => {
          span.end({}, error)
          throw error
        },
      )
    },
    close: () => provider.shutdown().catch(report),
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
