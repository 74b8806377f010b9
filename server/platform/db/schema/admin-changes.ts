import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** What admins changed. It points at nothing, so that it outlives whom and what it tells of; ids and states alone, no personal data. */
export const admin_changes = pgTable('admin_changes', {
  id: uuid().primaryKey(),
  /** Null for the command line. */
  admin_id: uuid(),
  what: text({
    enum: [
      'set_role',
      'suspend',
      'reinstate',
      'decide_identity',
      'decide_ad',
      'decide_reports',
      'set_ad_state',
      'change_ad_facts',
      'turn_ad_picture',
      'feature_ad',
      'delete_ad',
      'restore_ad',
      'confirm_promotion',
      'decline_promotion',
      'set_revenue_settings',
    ],
  }).notNull(),
  /** The id of what was changed. */
  subject_id: text().notNull(),
  before: jsonb().$type<Record<string, string | null>>().notNull(),
  after: jsonb().$type<Record<string, string | null>>().notNull(),
  created_at: moment().notNull(),
})
