import { PictureRefused } from '../picture-refused.ts'

/** Bytes of the length and the name with which a box of an MP4 begins. */
const HEAD = 8
const ENTRY = 12

/**
 * Refuses an index that counts more samples in a chunk than a video may have, over which the library would loop for
 * hours. See "Sample To Chunk Box" in ISO/IEC 14496-12.
 * @throws PictureRefused
 */
export function assertChunks(file: Uint8Array, mostSamples: number): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  for (const index of listIndexes(bytes)) {
    for (let at = index.indexOf('stsc'); at >= 0; at = index.indexOf('stsc', at + 1)) {
      const first = at + HEAD
      const count = first + 4 <= index.length ? index.readUInt32BE(first) : Infinity
      const end = first + 4 + count * ENTRY
      if (count > mostSamples || end > index.length) throw new PictureRefused('damaged')
      for (let entry = first + 4; entry < end; entry += ENTRY) {
        if (index.readUInt32BE(entry + 4) > mostSamples) throw new PictureRefused('damaged')
      }
    }
  }
}

/** The `moov` boxes, which describe the samples. */
function listIndexes(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + HEAD <= bytes.length;) {
    const length = lengthAt(bytes, at)
    if (length < HEAD) break
    if (bytes.toString('latin1', at + 4, at + HEAD) === 'moov') found.push(bytes.subarray(at, at + length))
    at += length
  }
  if (!found.length) throw new PictureRefused('damaged')
  return found
}

/** 1 stands for a longer number after the name, 0 for the rest of the file. */
function lengthAt(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at)
  if (length === 0) return bytes.length - at
  if (length > 1) return length
  return at + HEAD + 8 <= bytes.length ? Number(bytes.readBigUInt64BE(at + HEAD)) : 0
}
