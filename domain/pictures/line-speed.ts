/** What a browser says about the line; Safari and Firefox say nothing. */
export interface LineMeasure {
  effectiveType?: string | undefined
  /** In Mbit/s. */
  downlink?: number | undefined
}

/** A file that came over the network. */
export interface ReceivedFile {
  /** Size of the compressed body. */
  bytes: number
  /** When its first and last bytes came, in milliseconds since the same moment. */
  from: number
  to: number
}

const SLOW_MBITS = 1
const VERY_SLOW_TYPES: readonly string[] = ['slow-2g', '2g']
/** What comes in fewer bytes says more about the delay of the line than about its speed. */
const LEAST_BYTES = 50_000
const BITS = 8
const BITS_A_MS_PER_MBITS = 1000

/**
 * Whether the line is too slow for full pictures: by the measure of the browser, else by the files that the page has
 * received. A line that nothing is known about is not slow.
 */
export function isSlowLine({ effectiveType, downlink }: LineMeasure, files: readonly ReceivedFile[]): boolean {
  if (effectiveType !== undefined && VERY_SLOW_TYPES.includes(effectiveType)) return true
  const speed = downlink ?? receivedMbits(files)
  return speed === null ? effectiveType === '3g' : speed < SLOW_MBITS
}

/** The speed at which files came, in Mbit/s, while any of them did; null if there are too few bytes. */
export function receivedMbits(files: readonly ReceivedFile[]): number | null {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const busyMs = coveredMs(files)
  return bytes < LEAST_BYTES || busyMs <= 0 ? null : (bytes * BITS) / BITS_A_MS_PER_MBITS / busyMs
}

/** Milliseconds covered by any of the files: those that came at the same time shared the line. */
function coveredMs(files: readonly ReceivedFile[]): number {
  let covered = 0
  let end = -Infinity
  for (const { from, to } of files.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return covered
}
