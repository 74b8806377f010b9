/** Excel saves Arabic as Windows-1256 unless «CSV UTF-8» is chosen. */
const ENCODINGS = ['utf-8', 'windows-1256'] as const

/** Decodes a file as the first of the encodings that fits. */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // not valid in this encoding
    }
  }
  return new TextDecoder().decode(bytes)
}
