import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A fake SMS provider, which appends each message to a file named after its recipient. @returns its URL */
export async function startSmsProvider(folder: string): Promise<string> {
  const provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      appendFileSync(join(folder, form.get('Recipient') ?? ''), `${form.get('Body')}\n`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}')
    })
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
}
