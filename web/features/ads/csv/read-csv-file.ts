/** Excel saves Arabic as Windows-1256 where it is not told to save UTF-8. */
const ENCODINGS = ['utf-8', 'windows-1256'] as const

/** The text of a file in whichever encoding it has. */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // the next one
    }
  }
  return new TextDecoder().decode(bytes)
}
