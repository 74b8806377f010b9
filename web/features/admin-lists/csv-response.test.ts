import { expect, test } from 'vitest'
import { csvResponse } from './csv-response.ts'

test('ADMIN-02 a CSV file has all pages, begins with a byte order mark for Excel, and contains no formulas', async () => {
  const pages = [['=1+1', 'a'], ['b']]
  const asked: (string | undefined)[] = []
  const response = csvResponse<string>({
    name: 'users',
    columns: [{ title: 'الاسم', cellOf: (item) => item }],
    read: async (after) => {
      asked.push(after)
      return { items: pages[asked.length - 1] ?? [], next: asked.length < pages.length ? 'more' : null }
    },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString()).toBe("\ufeffالاسم\r\n'=1+1\r\na\r\nb\r\n")
  expect(asked).toEqual([undefined, 'more'])
})
