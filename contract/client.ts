import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './index.ts'

/** Callbacks of the caller, passed as `context` in the second argument of a call. */
export interface CallNotes {
  /** Called with the request ID of each successful request. Its changes can be undone with this ID. */
  noteRequest?: (requestId: string) => void
}

/** A client that calls the procedures of the contract. */
export type ApiClient = ContractRouterClient<typeof contract, CallNotes>
