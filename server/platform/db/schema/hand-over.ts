import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { HAND_OVER_ITEMS } from '#domain/hand-over/items.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { offers } from './offers.ts'
import { timestamptz } from './timestamptz.ts'

/** What each side has confirmed on the hand-over list of an accepted offer. */
export const hand_over_ticks = pgTable(
  'hand_over_ticks',
  {
    conversation_id: uuid().notNull(),
    offer_id: uuid().notNull(),
    item: text({ enum: HAND_OVER_ITEMS }).notNull(),
    side: text({ enum: SIDES }).notNull(),
    /** Null if it was undone. */
    ticked_at: timestamptz(),
    /** How often it was changed. The sum of a list tells which of two responses is newer. */
    changes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.offer_id, t.item, t.side] }),
    foreignKey({
      name: 'hand_over_ticks_offer',
      columns: [t.conversation_id, t.offer_id],
      foreignColumns: [offers.conversation_id, offers.id],
    }).onDelete('cascade'),
  ],
)

/** Names on the hand-over sheet, as each side typed its own. */
export const hand_over_names = pgTable(
  'hand_over_names',
  {
    conversation_id: uuid().notNull(),
    offer_id: uuid().notNull(),
    side: text({ enum: SIDES }).notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.offer_id, t.side] }),
    foreignKey({
      name: 'hand_over_names_offer',
      columns: [t.conversation_id, t.offer_id],
      foreignColumns: [offers.conversation_id, offers.id],
    }).onDelete('cascade'),
  ],
)
