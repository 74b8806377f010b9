import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './index.ts'

/** Second argument of a call, as `context`: callbacks of the caller. */
export interface CallNotes {
  /** Gets the id of each successful request, by which its changes can be undone. */
  noteRequest?: (request_id: string) => void
}

/** Calls the procedures of the contract. */
export type ApiClient = ContractRouterClient<typeof contract, CallNotes>
