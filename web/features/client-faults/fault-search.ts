import type { FaultState } from '#domain/client-faults/fault-rules.ts'
import { UUID } from '#domain/uuid.ts'

export interface FaultSearch {
  state: FaultState
  /** Of a report, which an error screen has shown. */
  report_id: string | undefined
}

/** What the address of the list of faults asks for. */
export function readFaultSearch(params: URLSearchParams): FaultSearch {
  const reportId = params.get('report')?.trim().toLowerCase() ?? ''
  return {
    state: params.get('state') === 'resolved' ? 'resolved' : 'open',
    report_id: UUID.test(reportId) ? reportId : undefined,
  }
}

export const faultsAddress = (state: FaultState): string =>
  state === 'open' ? '/admin/errors' : '/admin/errors?state=resolved'
