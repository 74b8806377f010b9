import { expect, test } from 'vitest'
import { answerClientError } from './raw-answers.ts'

function answerTo(packet: string): string {
  let answer = ''
  const socket = {
    destroyed: false,
    writable: true,
    write: (text: string) => (answer += text) !== '',
    destroy: () => socket,
  }
  const error = Object.assign(new Error('overflow'), { code: 'HPE_HEADER_OVERFLOW', rawPacket: Buffer.from(packet) })
  answerClientError(error, socket as unknown as Parameters<typeof answerClientError>[1], false)
  return answer
}

const LONG = 'x'.repeat(40_000)

test('EXPL-01 a page with an extremely long address explains it in both languages', () => {
  const answer = answerTo(`GET /explore?q=${LONG}`)
  expect(answer).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n/)
  expect(answer).toContain('content-type: text/html')
  expect(answer).toContain('النص أطول من اللازم')
  expect(answer).toContain('The text is too long')
  expect(answer).not.toContain('xxx')
})

test('programs get the same as JSON, and other headers that are too large their own status', () => {
  expect(answerTo(`GET /api/v1/cars?q=${LONG}`)).toMatch(/^HTTP\/1\.1 414 [\s\S]*"code":"BAD_REQUEST"/)
  expect(answerTo(`GET /api/v1/cars HTTP/1.1\r\ncookie: ${LONG}`)).toMatch(
    /^HTTP\/1\.1 431 [\s\S]*"code":"BAD_REQUEST"/,
  )
  expect(answerTo(LONG)).toMatch(/^HTTP\/1\.1 431 /)
})
