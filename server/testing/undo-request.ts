import { expect } from 'vitest'
import type { Undone } from '#contract/audit.ts'
import type { Browser } from './browser.ts'

interface Answer {
  headers: Record<string, unknown>
}

/** Undoes the changes of a request, given its response. */
export async function undoRequest(by: Browser, { headers }: Answer): Promise<Undone['outcomes']> {
  const answer = await by.post(`/admin/requests/${String(headers['x-request-id'])}/undo`, {})
  expect(answer.statusCode).toBe(200)
  return answer.json<Undone>().outcomes
}
