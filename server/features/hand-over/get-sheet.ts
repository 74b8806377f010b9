import { and, eq } from 'drizzle-orm'
import type { HandOver, HandOverSheet } from '#contract/hand-over.ts'
import type { Side } from '#domain/messages/conversation.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import { readConversation, type ConversationRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { hand_over_names as names } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { presentHandOver } from './present-hand-over.ts'

/** @throws NOT_FOUND, including for users who are not its buyer or seller, and before an offer was accepted */
export async function getSheet(
  services: DataServices,
  wanted: { user_id: string; conversation_id: string },
): Promise<HandOverSheet> {
  const row = await readConversation(services.db, wanted)
  return presentSheet(services, row, await presentHandOver(services.db, row, { now: services.clock() }))
}

/** @throws NOT_FOUND */
export async function presentSheet(
  services: DataServices,
  { car: { id } }: Pick<ConversationRow, 'car'>,
  handOver: HandOver,
): Promise<HandOverSheet> {
  const [own] = await listOwnCards(services, { ids: [id] })
  if (!own) throw fail('NOT_FOUND')
  const { make_name_ar, make_name_en, model_name_ar, model_name_en, year, mileage } = own.card
  const nameOf = await readNames(services.db, handOver)
  return {
    hand_over: handOver,
    buyer_name: nameOf.get('buyer') ?? null,
    seller_name: nameOf.get('seller') ?? null,
    car: { make_name_ar, make_name_en, model_name_ar, model_name_en, year, mileage },
  }
}

async function readNames(db: Db, { conversation_id, offer_id }: HandOver): Promise<Map<Side, string>> {
  const rows = await db
    .select()
    .from(names)
    .where(and(eq(names.conversation_id, conversation_id), eq(names.offer_id, offer_id)))
  return new Map(rows.map(({ side, name }) => [side, name]))
}
