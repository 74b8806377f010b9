import type { ApiClient } from '#contract/client.ts'
import { TRANSFER_STEPS } from '#domain/calculators/transfer-steps.ts'

const KEYS = [...new Set(TRANSFER_STEPS.flatMap(({ facts }) => [...facts]))]

/** The facts of the checklist. */
export const fetchTransfer = async (api: ApiClient) => ({ facts: await api.facts.list({ key: KEYS }) })
export type TransferData = Awaited<ReturnType<typeof fetchTransfer>>
