import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

/**
 * Audit log of admins. Without foreign keys, so that it outlives users and ads. Contains ids and states, no personal
 * data.
 */
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
      'decide_conversation_report',
      'decide_seller_review',
      'set_ad_state',
      'change_ad_fields',
      'close_support_request',
      'change_email',
      'turn_ad_picture',
      'feature_ad',
      'delete_ad',
      'restore_ad',
      'confirm_promotion',
      'decline_promotion',
      'set_revenue_settings',
    ],
  }).notNull(),
  /** Id of the changed object. */
  subject_id: text().notNull(),
  before: jsonb().$type<Record<string, string | null>>().notNull(),
  after: jsonb().$type<Record<string, string | null>>().notNull(),
  created_at: timestamptz().notNull(),
})
