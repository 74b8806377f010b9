import { ModelFailure } from './model-failure.ts'

/**
 * A `fetch` whose responses end with an error after a number of bytes, all requests together. It follows no redirect,
 * which would send questions to another host.
 */
export function limitedFetch(mostBytes: number): typeof fetch {
  let left = mostBytes
  return async (address, options) => {
    const { body, status, headers } = await fetch(address, { ...options, redirect: 'error' })
    const limited = body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          left -= chunk.byteLength
          if (left < 0) throw new ModelFailure('too_long')
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(limited ?? null, { status, headers })
  }
}
