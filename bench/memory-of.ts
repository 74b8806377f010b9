import { readFileSync } from 'node:fs'

/** Resident memory in megabytes, as reported by Linux. */
export function megabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
