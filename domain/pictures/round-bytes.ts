const KB = 1024
const MB = KB * KB

/** A number of bytes as people read it: whole kilobytes, at least one, or megabytes with one decimal. */
export function roundBytes(bytes: number): { value: number; unit: 'kb' | 'mb' } {
  const kilobytes = Math.max(1, Math.round(bytes / KB))
  if (kilobytes < KB) return { value: kilobytes, unit: 'kb' }
  return { value: Math.round((bytes / MB) * 10) / 10, unit: 'mb' }
}
