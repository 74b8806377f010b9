/** Something that is kept, oldest first in lists. */
export interface Kept {
  url: string
  bytes: number
}

export interface Cap {
  most: number
  mostBytes: number
}

/** The URLs to remove, so that number and bytes of the others are within the cap. The newest one always stays. */
export function beyondCap(kept: readonly Kept[], { most, mostBytes }: Cap): string[] {
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
  let left = kept.length
  return kept.slice(0, -1).flatMap((one) => {
    if (left <= most && bytes <= mostBytes) return []
    left -= 1
    bytes -= one.bytes
    return [one.url]
  })
}
