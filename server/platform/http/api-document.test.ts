import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { SCOPES } from '#contract/procedure.ts'
import { EXAMPLES } from '#contract/examples.ts'
import { COMPONENTS, PARAMETERS, TAGS } from '#contract/reference.ts'
import { newId } from '#server/platform/ids.ts'
import { listProcedures } from './access.ts'
import { createApiDocument } from './api-document.ts'

type Document = Awaited<ReturnType<typeof createApiDocument>>

const PROCEDURES = listProcedures(contract)
let document: Document
let operations: Document['paths'][string][string][]
beforeAll(async () => {
  document = await createApiDocument('https://sayyad.test/api/v1')
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
})

test('API every procedure of the contract is in the document', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    PROCEDURES.map(({ name }) => name).toSorted(),
  )
})

test('API every operation says who may call it', () => {
  for (const { name, access, scope } of PROCEDURES) {
    const { security, responses } = operations.find(({ operationId }) => operationId === name) ?? { responses: {} }
    const byToken = scope === undefined ? [] : [{ token: [scope] }]
    const session = [{ session: [] }, ...byToken]
    expect([name, security]).toEqual([name, access === 'public' ? [{}, ...session] : session])
    expect([name, '401' in responses, '403' in responses]).toEqual([name, true, true])
  }
})

test('API what returns nothing is 204 without content, and everything else 200 with it', () => {
  const isSilent = ({ responses }: (typeof operations)[number]) => '204' in responses
  const silent = operations.filter(isSilent)
  expect(silent.map(({ operationId }) => operationId)).toContain('accounts.sign_out')
  for (const { operationId, responses } of operations) {
    const { '200': answer, '204': nothing } = responses
    const isRight = nothing ? !answer && !nothing.content : answer?.content !== undefined
    expect([operationId, isRight]).toEqual([operationId, true])
  }
})

test('API the document tells what each scope of a token allows', () => {
  const { token } = document.components['securitySchemes'] as Record<string, { description: string }>
  for (const scope of SCOPES) expect(token?.description).toContain(`- \`${scope}\`: `)
})

test('API every part of the reference is used', () => {
  const text = JSON.stringify(document.paths) + JSON.stringify(document.components)
  const names = new Set(operations.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)))
  const tags = new Set(operations.flatMap((operation) => (operation as unknown as { tags: string[] }).tags))
  expect(Object.keys(COMPONENTS).filter((name) => !text.includes(`#/components/schemas/${name}"`))).toEqual([])
  expect(Object.keys(PARAMETERS).filter((name) => !names.has(name))).toEqual([])
  expect([...names].filter((name) => !PARAMETERS[name.replace(/^not_/, '')])).toEqual([])
  expect(Object.keys(TAGS).toSorted()).toEqual([...tags].toSorted())
})

test.each(Object.entries(EXAMPLES))('API the example of %s is true', async (name, { input, output }) => {
  const [feature = '', procedure = ''] = name.split('.')
  const { outputSchema, inputSchema } =
    (contract as unknown as Record<string, Record<string, Declared>>)[feature]?.[procedure]?.['~orpc'] ?? {}
  if (output !== undefined) expect(await outputSchema?.['~standard'].validate(output)).toEqual({ value: output })
  if (input === undefined) return
  // the parameters of the path are not part of an example
  const path = PROCEDURES.find((one) => one.name === name)?.path ?? ''
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [parameter, newId()])
  expect(await inputSchema?.['~standard'].validate({ ...input, ...Object.fromEntries(inPath) })).not.toHaveProperty(
    'issues',
  )
})

test('API everything that programs may call has an example of what is sent and of what comes back', () => {
  const ofPrograms = operations.filter(({ operationId }) => PROCEDURES.find(({ name }) => name === operationId)?.scope)
  expect(ofPrograms.length).toBeGreaterThan(40)
  for (const { operationId, requestBody, responses } of ofPrograms) {
    const bodies = [requestBody, responses['200']].flatMap((body) => body?.content?.['application/json'] ?? [])
    expect([operationId, bodies.filter(({ example }) => example === undefined)]).toEqual([operationId, []])
  }
})

interface Declared {
  '~orpc': { outputSchema?: Schema; inputSchema?: Schema }
}
interface Schema {
  '~standard': { validate: (value: unknown) => Promise<{ issues?: unknown; value?: unknown }> }
}
