import { createORPCClient, type Client } from '@orpc/client'
import { minifyContractRouter } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { requestOf } from './api-request.ts'

const ORIGIN = 'http://localhost'
const file = new File(['picture'], 'a.jpg', { type: 'image/jpeg' })

/** The request of oRPC's own client, for which the server is made. */
async function sentByOrpc(path: string, input: unknown): Promise<Request> {
  let sent: Request | undefined
  const link = new OpenAPILink(minifyContractRouter(contract) as never, {
    url: `${ORIGIN}/api/v1`,
    fetch: async (request) => {
      sent = request
      return Response.json({})
    },
  })
  const client = createORPCClient<Record<string, Record<string, Client<object, unknown, unknown, Error>>>>(link)
  const [feature = '', procedure = ''] = path.split('.')
  await client[feature]?.[procedure]?.(input)
  return sent as Request
}

async function partsOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]
  const { pathname, searchParams } = new URL(request.url)
  const body = type === 'multipart/form-data' ? await fieldsOf(request) : await request.text()
  return { method: request.method, pathname, query: [...searchParams], type, body }
}

const fieldsOf = async (request: Request) =>
  Promise.all(
    [...(await request.formData())].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  )

type Procedures = Record<string, Record<string, { '~orpc': { route: { method: string; path: string } } }>>

function routeOf(procedure: string): string {
  const [feature = '', name = ''] = procedure.split('.')
  const found = (contract as unknown as Procedures)[feature]?.[name]
  if (!found) throw new Error(`There is no procedure ${procedure}`)
  const { method, path } = found['~orpc'].route
  return `${method} ${path}`
}

test.each<[procedure: string, input: unknown]>([
  ['accounts.get_viewer', undefined],
  ['accounts.sign_out', undefined],
  ['accounts.sign_in', { email: 'ا@b.c', password: '&?=', remember: false, none: undefined }],
  [
    'search.find',
    { q: 'كامري & co', make: ['a', 'b'], price_max: 5, near: { lat: 1.5 }, after: undefined, n: null, x: NaN },
  ],
  ['cars.get', { car_id: 'a/b c' }],
  ['ads.list_mine', {}],
  ['ads.submit', { car_id: 'x', ad: { price: null, list: [1, undefined], date: new Date(0), x: NaN } }],
  ['profiles.set_picture', { picture: file }],
  ['verification.request_identity', { document_kind: 'passport', front: file, none: null, list: [true, 2] }],
])('%s is sent as the server’s own client would', async (procedure, input) => {
  const { address, init } = requestOf(routeOf(procedure), input)
  const own = new Request(`${ORIGIN}/api/v1${address}`, init)
  expect(await partsOf(own)).toEqual(await partsOf(await sentByOrpc(procedure, input)))
})
