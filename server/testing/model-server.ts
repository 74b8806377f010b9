import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a scripted model answers to a request: text, a call of a tool, or a failure. */
export type Script =
  | { kind: 'text'; text: string; msBetween?: number }
  | { kind: 'tool'; name: string; input: unknown }
  | { kind: Failure }

const FAILURES = [
  'busy',
  'failing',
  'hang',
  'silent',
  'cut',
  'bad_json',
  'html',
  'empty',
  'endless',
  'endless_line',
  'endless_error',
  'redirect',
] as const
type Failure = (typeof FAILURES)[number]

/** A request as the API of OpenAI has it. */
export interface ModelRequest {
  model: string
  messages: { role: string; content: string | null }[]
  tools?: { function: { name: string; parameters: object } }[]
}

interface ModelServer {
  url: string
  requests: ModelRequest[]
  /** Times of the first piece of each text, as `performance.now()`. */
  firstPieces: number[]
  /** Answers of the next requests; the last one is repeated. */
  play: (...scripts: (Script | ((request: ModelRequest) => Script))[]) => void
  close: () => Promise<void>
}

const PIECE = 4
const GIGABYTE = 1_000_000_000

/** A model server on loopback that does what it is told. */
export async function startModelServer(): Promise<ModelServer> {
  let scripts: (Script | ((request: ModelRequest) => Script))[] = [{ kind: 'text', text: '' }]
  const requests: ModelRequest[] = []
  const firstPieces: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as ModelRequest
      requests.push(asked)
      const next = (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? { kind: 'empty' as const }
      const script = typeof next === 'function' ? next(asked) : next
      answer(response, script, () => firstPieces.push(performance.now())).catch(() => response.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    firstPieces,
    play: (...next) => {
      scripts = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(response: ServerResponse, script: Script, noteFirst: () => void): Promise<void> {
  if (script.kind === 'busy' || script.kind === 'failing' || script.kind === 'redirect') {
    const status = { busy: 429, failing: 500, redirect: 307 }[script.kind]
    response.writeHead(status, {
      'content-type': 'application/json',
      // clients try again at once
      'retry-after-ms': '1',
      location: '/elsewhere',
    })
    response.end('{"error":{"message":"not now"}}')
    return
  }
  if (script.kind === 'hang') return
  if (script.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
    return
  }
  if (script.kind === 'endless_error') {
    response.writeHead(400, { 'content-type': 'application/json' })
    return flood(response, () => 'x'.repeat(65_536))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (choice: object, usage?: object) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }], ...(usage && { usage }) })}\n\n`)
  const end = (reason: string) => {
    send({ delta: {}, finish_reason: reason }, { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 })
    response.end('data: [DONE]\n\n')
  }
  switch (script.kind) {
    case 'text': {
      const pieces = script.text.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'gu')) ?? []
      for (const [at, piece] of pieces.entries()) {
        if (script.msBetween) await wait(script.msBetween)
        send({ delta: { content: piece } })
        if (at === 0) noteFirst()
      }
      return end('stop')
    }
    case 'tool':
      send({ delta: { tool_calls: [toolCall(script.name, script.input)] } })
      return end('tool_calls')
    case 'silent':
      send({ delta: { content: 'Well' } })
      return
    case 'cut':
      send({ delta: { content: 'Well' } })
      await wait(20)
      response.destroy()
      return
    case 'bad_json':
      response.write('data: {"choices": [{"delta"\n\n')
      return end('stop')
    case 'endless_line':
      response.write('data: ')
      return flood(response, () => 'x'.repeat(65_536))
    case 'endless':
      return flood(
        response,
        () => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'word ' } }] })}\n\n`,
      )
    default:
      return end('stop')
  }
}

const toolCall = (name: string, input: unknown) => ({
  index: 0,
  id: `call-${name}`,
  type: 'function',
  function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
})

/** Up to a gigabyte, for as long as the client reads. */
async function flood(response: ServerResponse, piece: () => string): Promise<void> {
  const closed = new Promise((resolve) => response.once('close', resolve))
  for (let sent = 0; sent < GIGABYTE && !response.destroyed;) {
    const next = piece()
    sent += next.length
    if (!response.write(next)) await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))])
  }
}
