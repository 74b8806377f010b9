import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './index.ts'

/** Calls the procedures of the contract. */
export type ApiClient = ContractRouterClient<typeof contract>
