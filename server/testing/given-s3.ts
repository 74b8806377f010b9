import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Place } from '#server/platform/files/s3-store.ts'
import { closeAfterFile } from './close-after-file.ts'

const SECRET = 'a secret that only tests know'

/** Starts a local S3 server behind a proxy that checks signatures. */
export async function givenS3(): Promise<S3Place> {
  const directory = mkdtempSync(join(tmpdir(), 'sayyad-s3-'))
  const buckets = [{ name: 'sayyad' }]
  const s3 = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: buckets })
  const { port } = await s3.run()
  const gate = createServer((request, response) => {
    if (!isSigned(request)) return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const { method, url, headers } = request
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
    return undefined
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  closeAfterFile(async () => {
    gate.closeAllConnections()
    gate.close()
    await s3.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    endpoint: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    region: 'me-south-1',
    bucket: 'sayyad',
    accessKeyId: 'S3RVER',
    secretAccessKey: SECRET,
  }
}

/** Checks an AWS Signature Version 4, as described in the S3 API reference. */
function isSigned({ method, url = '/', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query, signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashed].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((made, part) => sign(made, part), `AWS4${SECRET}`)
  const expected = sign(key, text)
  return signature !== '' && timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}

const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
