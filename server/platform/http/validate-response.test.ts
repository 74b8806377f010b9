import { oc } from '@orpc/contract'
import { createRouterClient, implement, ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { validateResponse } from './validate-response.ts'

const contract = {
  get: oc
    .errors({ GONE: { status: 410, data: z.object({ was: z.string() }) } })
    .output(z.object({ id: z.int(), seller: z.object({ name: z.string() }), list: z.array(z.object({ a: z.int() })) })),
}
const PLAIN = { id: 1, seller: { name: 'سارة' }, list: [{ a: 1 }] }

function answer(handler: () => unknown): Promise<unknown> {
  const router = {
    get: implement(contract)
      .$config({ initialOutputValidationIndex: Number.NaN })
      .get.handler(handler as never),
  }
  return createRouterClient(router, { interceptors: [validateResponse as never] }).get()
}

test('API declared responses are sent unchanged', async () => {
  expect(await answer(() => PLAIN)).toEqual(PLAIN)
  await expect(answer(() => Promise.reject(gone({ was: 'x' })))).rejects.toMatchObject({ code: 'GONE', status: 410 })
  await expect(answer(() => Promise.reject(new ORPCError('FORBIDDEN')))).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

const gone = (data: unknown, status = 410) => new ORPCError('GONE', { status, data })

test.each([
  ['a field', () => ({ ...PLAIN, password: 'x' }), 'password'],
  ['a field further in', () => ({ ...PLAIN, seller: { name: 'x', email: 'y' } }), 'seller.email'],
  ['a field in a list', () => ({ ...PLAIN, list: [{ a: 1 }, { a: 2, b: 3 }] }), 'list.1.b'],
  ['a value of another type', () => ({ ...PLAIN, id: '1' }), '"id"'],
  ['an error', () => Promise.reject(new ORPCError('NOT_FOUND')), 'NOT_FOUND'],
  ['another status', () => Promise.reject(gone({ was: 'x' }, 404)), 'GONE'],
  ['other data', () => Promise.reject(gone({ since: 'x' })), 'GONE'],
])('API %s that is not declared is a failure', async (_what, handler, named) => {
  await expect(answer(handler)).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
    message: expect.stringContaining(named) as string,
  })
})
