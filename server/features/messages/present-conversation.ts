import type { Conversation, Message } from '#contract/messages.ts'
import { adDaysSince } from '#domain/ads/ad-day.ts'
import { visibilityOf, type Visibility } from '#domain/cars/visibility.ts'
import type { ConversationStatus } from '#domain/messages/conversation.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { listOwnCards } from '#server/features/cars/public.ts'
import type { CarCard } from '#contract/cars.ts'
import { canBeReached } from './access.ts'
import { presentMessages } from './present-messages.ts'
import type { ConversationRow } from './read-conversations.ts'

export async function presentConversations(
  services: DataServices,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const cards = await listOwnCards(services, { ids: [...new Set(rows.map(({ car }) => car.id))] })
  const cardOf = new Map(cards.map(({ card }) => [card.id, card]))
  const now = services.clock()
  const lasts = await presentMessages(
    services,
    services.db,
    rows.flatMap(({ last_message }) => last_message ?? []),
  )
  const lastOf = new Map(lasts.map((message) => [message.conversation_id, message]))
  return rows.flatMap((row) => {
    const card = cardOf.get(row.car.id)
    const last = lastOf.get(row.conversation.id)
    return card && last ? [present(row, last, card, now)] : []
  })
}

function present(row: ConversationRow, last: Message, card: CarCard, now: Date): Conversation {
  const { conversation, side, car, seller, unread_count } = row
  const { id, car_id, buyer_id, seller_id, created_at, updated_at } = conversation
  const visibility = visibilityOf(car, seller, now)
  return {
    id,
    car_id,
    buyer_id,
    seller_id,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    status: statusOf(row, visibility),
    side,
    other_user_name: nameOf(row),
    car: presentCar(card, visibility, car.confirmed_at && Math.max(0, adDaysSince(car.confirmed_at, now))),
    last_message: last,
    unread_count,
    is_archived: row.archived_at !== null,
    is_blocked: row.has_blocked,
  }
}

function presentCar(card: CarCard, visibility: Visibility, confirmedDaysAgo: number | null): Conversation['car'] {
  const { id, ad_title_ar, ad_title_en, make_name_ar, make_name_en, model_name_ar, model_name_en, year, price } = card
  const hasPage = visibility === 'public' || visibility === 'ended'
  return {
    id,
    ad_title_ar,
    ad_title_en,
    make_name_ar,
    make_name_en,
    model_name_ar,
    model_name_en,
    year,
    price,
    fair_price: card.fair_price,
    image: hasPage ? (card.images[0] ?? null) : null,
    has_page: hasPage,
    confirmed_days_ago: confirmedDaysAgo,
  }
}

function statusOf(row: ConversationRow, visibility: Visibility): ConversationStatus {
  if (!canBeReached(row)) return 'closed'
  return visibility === 'public' ? 'active' : 'ended'
}

interface Named extends Pick<ConversationRow, 'side'> {
  car: Pick<ConversationRow['car'], 'contact_name'>
  other: Pick<ConversationRow['other'], 'first_name' | 'last_name'>
}

/** Sellers are shown by the contact name of the ad. */
export function nameOf({ side, car, other }: Named): string | null {
  const name = (side === 'buyer' && car.contact_name) || displayName(other)
  return name?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null
}
