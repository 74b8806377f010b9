import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv-line.ts'
import { csvFile } from '#web/platform/device/csv-file.ts'

interface Csv<Item> {
  name: string
  columns: readonly { title: string; cellOf: (item: Item) => string }[]
  /** Returns the page after a cursor. */
  read: (after: string | undefined) => Promise<{ items: readonly Item[]; next: string | null }>
}

/** A CSV file with all rows of a list, streamed while its pages are read. */
export function csvResponse<Item>({ name, columns, read }: Csv<Item>): Response {
  let after: string | null | undefined
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title))))
    },
    pull: async (stream) => {
      const { items, next } = await read(after ?? undefined)
      after = next
      const lines = items.map((item) => csvLine(columns.map(({ cellOf }) => cellOf(item))))
      stream.enqueue(encoder.encode(lines.join('')))
      if (next === null) stream.close()
    },
  })
  return csvFile(name, body)
}
