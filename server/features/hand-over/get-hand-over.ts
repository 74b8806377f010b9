import type { HandOver } from '#contract/hand-over.ts'
import type { DataServices } from '#server/context.ts'
import { readConversation } from '#server/features/messages/public.ts'
import { presentHandOver } from './present-hand-over.ts'

interface OneHandOver {
  user_id: string
  conversation_id: string
  offer_id: string
}

/** @throws NOT_FOUND, including for users who are not its buyer or seller */
export async function getHandOver(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  { offer_id, ...wanted }: OneHandOver,
): Promise<HandOver> {
  return presentHandOver(db, await readConversation(db, wanted), { offer_id, now: clock() })
}
