import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { carTitle } from '#domain/cars/title.ts'
import type { Side } from '#domain/messages/conversation.ts'
import { conversationLink } from '#domain/messages/conversation-link.ts'
import type { Services } from '#server/context.ts'
import { notify, type News } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_makers, car_models, cars, conversation_sides, conversations } from '#server/platform/db/schema/index.ts'

/** What the maker and model of a car were merged into. */
const make = alias(car_makers, 'make')
const model = alias(car_models, 'model')

interface DealNews extends Omit<News, 'user_id' | 'link'> {
  conversation_id: string
  /** Those who did not do it themselves. */
  sides: readonly Side[]
}

/** Notifies sides of a conversation of what became of an offer or an appointment. What people write is mailed as a message. */
export async function tellSides(
  services: Pick<Services, 'jobs' | 'public_url' | 'authSecret'>,
  tx: Db,
  { conversation_id, sides, values, ...news }: DealNews,
): Promise<void> {
  const told = await tx
    .select({
      user_id: conversation_sides.user_id,
      car: cars,
      make_name_ar: make.name_ar,
      make_name_en: make.name_en,
      model_name_ar: model.name_ar,
      model_name_en: model.name_en,
    })
    .from(conversation_sides)
    .innerJoin(conversations, eq(conversations.id, conversation_sides.conversation_id))
    .innerJoin(cars, eq(cars.id, conversations.car_id))
    .innerJoin(car_makers, eq(car_makers.id, cars.make_id))
    .innerJoin(make, eq(make.id, sql`coalesce(${car_makers.merged_into}, ${car_makers.id})`))
    .leftJoin(car_models, eq(car_models.id, cars.model_id))
    .leftJoin(model, eq(model.id, sql`coalesce(${car_models.merged_into}, ${car_models.id})`))
    .where(and(eq(conversation_sides.conversation_id, conversation_id), inArray(conversation_sides.side, [...sides])))
  for (const { user_id, car, ...names } of told) {
    await notify(services, tx, {
      ...news,
      user_id,
      link: conversationLink(conversation_id),
      conversation_id,
      values: (lang) => ({ car: carTitle({ ...car, ...names }, lang), ...values?.(lang) }),
    })
  }
}
