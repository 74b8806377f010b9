import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'
import { ERRORS } from '#contract/errors.ts'
import { EXAMPLES } from '#contract/examples.ts'
import { COMPONENTS, PARAMETERS, SCOPE_DESCRIPTIONS, TAGS } from '#contract/reference.ts'
import { listProcedures } from './access.ts'

interface Body {
  content?: Record<string, { schema?: unknown; example?: unknown }>
}

interface Operation {
  operationId: string
  summary: string
  security?: object[]
  parameters?: { name: string; description?: string }[]
  requestBody?: Body
  responses: Record<string, Body & { description?: string; $ref?: string }>
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { description?: string }>; [part: string]: unknown }
  [part: string]: unknown
}

const PROCEDURES = new Map(listProcedures(contract).map((procedure) => [procedure.name, procedure]))

/** @param address the URL of the API */
export async function createApiDocument(address: string): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter({ maxStructureDepth: 20 })],
  })
  const document = (await generator.generate(contract, {
    info: {
      title: 'Sayyad',
      version: '1',
      description:
        'The API of Sayyad, a car marketplace for Saudi Arabia. Errors have a stable `code`, and a `message` for developers that may change.',
    },
    servers: [{ url: address }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    commonSchemas: Object.fromEntries(
      Object.entries(COMPONENTS).map(([name, { schema }]) => [name, { schema, strategy: 'output' as const }]),
    ),
    customErrorResponseBodySchema: (errors) => errorSchema(errors.map(([code]) => code)),
  })) as unknown as ApiDocument

  const { schemas } = document.components
  for (const [name, { description }] of Object.entries(COMPONENTS)) schemas[name] = { ...schemas[name], description }
  Object.assign(document.components, SHARED)
  schemas['Error'] = ERROR
  schemas['InvalidInput'] = INVALID_INPUT
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) describe(operation)
  }
  return document
}

const ERROR = {
  type: 'object',
  description: 'The response of failed requests.',
  properties: {
    defined: { type: 'boolean', description: 'Whether the procedure declares the error.' },
    code: { type: 'string', description: 'A stable code for programs.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    message: { type: 'string', description: 'A message for developers, which may change.' },
    data: { description: 'Details of some errors.' },
  },
  required: ['code', 'message'],
}

const INVALID_INPUT = {
  description: 'An error with the invalid fields.',
  allOf: [
    { $ref: '#/components/schemas/Error' },
    {
      type: 'object',
      properties: {
        data: {
          type: 'object',
          properties: {
            issues: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  path: { type: 'array', items: { type: ['string', 'integer'] } },
                  message: { type: 'string' },
                },
                required: ['path', 'message'],
              },
            },
          },
        },
      },
    },
  ],
}

const answer = (description: string, schema = 'Error', code?: string) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${schema}` },
      ...(code && { example: { defined: true, code, ...statusAndMessage(code) } }),
    },
  },
})

const SHARED = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'sayyad.session_token',
      description: 'The session cookie, which is set on sign-in. Over HTTPS, its name starts with `__Secure-`.',
    },
    token: {
      type: 'http',
      scheme: 'bearer',
      description: [
        'A personal access token, which users create on the security page of their account. It starts with `sayyad_`. With a token, cookies are ignored. Operations without a scope reject tokens. Scopes:',
        ...Object.entries(SCOPE_DESCRIPTIONS).map(([scope, description]) => `- \`${scope}\`: ${description}`),
      ].join('\n'),
    },
  },
  responses: {
    BadRequest: answer('The input does not match the schema.', 'InvalidInput'),
    Unauthorized: answer(describeCodes(['UNAUTHORIZED', 'TOKEN_INVALID']), 'Error', 'UNAUTHORIZED'),
    Forbidden: answer(describeCodes(['FORBIDDEN', 'SCOPE_MISSING', 'NOT_BY_TOKEN']), 'Error', 'SCOPE_MISSING'),
    TooManyRequests: answer('Too many requests. Wait, then try again.'),
  },
}

function statusAndMessage(code: string): { status: number; message: string } {
  const { status, message } = ERRORS[code as keyof typeof ERRORS]
  return { status, message }
}

function errorSchema(codes: string[]): object {
  return {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  }
}

function describe(operation: Operation): void {
  const { operationId, responses, parameters = [] } = operation
  const { access, scope, errorCodes = [] } = PROCEDURES.get(operationId) ?? {}
  operation.security = [
    ...(access === 'public' ? [{}] : []),
    { session: [] },
    ...(typeof scope === 'string' ? [{ token: [scope] }] : []),
  ]
  for (const parameter of parameters) parameter.description = describeParameter(parameter.name)
  for (const [status, response] of Object.entries(responses)) {
    if (Number(status) < 400) response.description = 'Success.'
    else response.description = messagesOf(errorCodes, Number(status))
  }
  const shared = (name: string) => ({ $ref: `#/components/responses/${name}` })
  // the generator describes a body for 204 responses
  delete responses['204']?.content
  responses['400'] ??= shared('BadRequest')
  responses['401'] ??= shared('Unauthorized')
  responses['403'] ??= shared('Forbidden')
  responses['429'] ??= shared('TooManyRequests')
  const { input, output } = EXAMPLES[operationId] ?? {}
  setExample(operation.requestBody, input)
  setExample(responses['200'], output)
}

const messagesOf = (codes: readonly string[], status: number): string =>
  describeCodes(codes.filter((code) => statusAndMessage(code).status === status))

function describeCodes(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\`: ${statusAndMessage(code).message}`).join(' ')
}

/** Describes a parameter or its `not_` form. */
function describeParameter(name: string): string {
  const description = PARAMETERS[name.replace(/^not_/, '')] ?? ''
  return name.startsWith('not_') ? `Excludes these values. ${description}` : description
}

function setExample(body: Body | undefined, example: unknown): void {
  const content = body?.content?.['application/json']
  if (content && example !== undefined) content.example = example
}
