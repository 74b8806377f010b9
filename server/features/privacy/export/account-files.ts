import { eq } from 'drizzle-orm'
import {
  access_tokens,
  article_drafts,
  consents,
  email_changes,
  identity_requests,
  known_devices,
  passkeys,
  penalties,
  profile_access_log,
  profiles,
  saved_views,
  sessions,
  users,
} from '#server/platform/db/schema/index.ts'
import type { ExportedFiles } from './files.ts'

/** The account, its sign-in methods, and decisions about it. */
export const ACCOUNT_FILES: ExportedFiles = {
  account: async (db, userId) => (await db.select().from(users).where(eq(users.id, userId)))[0],
  profile: async (db, userId) => (await db.select().from(profiles).where(eq(profiles.id, userId)))[0],
  sessions: (db, userId) =>
    db
      .select({
        ip_address: sessions.ip_address,
        user_agent: sessions.user_agent,
        created_at: sessions.created_at,
        last_seen_at: sessions.updated_at,
      })
      .from(sessions)
      .where(eq(sessions.user_id, userId)),
  passkeys: (db, userId) =>
    db
      .select({ name: passkeys.name, created_at: passkeys.created_at })
      .from(passkeys)
      .where(eq(passkeys.user_id, userId)),
  access_tokens: (db, userId) =>
    db
      .select({
        name: access_tokens.name,
        start: access_tokens.start,
        scopes: access_tokens.scopes,
        created_at: access_tokens.created_at,
        last_used_at: access_tokens.last_used_at,
        expires_at: access_tokens.expires_at,
      })
      .from(access_tokens)
      .where(eq(access_tokens.user_id, userId)),
  email_changes: (db, userId) =>
    db
      .select({ new_email: email_changes.new_email, expires_at: email_changes.expires_at })
      .from(email_changes)
      .where(eq(email_changes.user_id, userId)),
  known_devices: (db, userId) =>
    db
      .select({ last_seen_at: known_devices.last_seen_at })
      .from(known_devices)
      .where(eq(known_devices.user_id, userId)),
  article_drafts: (db, userId) =>
    db
      .select({ kind: article_drafts.kind, values: article_drafts.values, kept_at: article_drafts.kept_at })
      .from(article_drafts)
      .where(eq(article_drafts.admin_id, userId)),
  saved_views: (db, userId) =>
    db
      .select({ list: saved_views.list, name: saved_views.name, search: saved_views.search })
      .from(saved_views)
      .where(eq(saved_views.owner_id, userId)),
  consents: (db, userId) => db.select().from(consents).where(eq(consents.user_id, userId)),
  identity_requests: (db, userId) =>
    db
      .select({
        document_kind: identity_requests.document_kind,
        decision: identity_requests.decision,
        rejection_reason: identity_requests.rejection_reason,
        rejection_note: identity_requests.rejection_note,
        created_at: identity_requests.created_at,
        decided_at: identity_requests.decided_at,
      })
      .from(identity_requests)
      .where(eq(identity_requests.user_id, userId)),
  penalties: (db, userId) =>
    db
      .select({
        rule: penalties.rule,
        severity: penalties.severity,
        reason: penalties.reason,
        subject_kind: penalties.subject_kind,
        subject_id: penalties.subject_id,
        created_at: penalties.created_at,
        ends_at: penalties.ends_at,
        lapses_at: penalties.lapses_at,
        withdrawn_at: penalties.withdrawn_at,
        appeal: penalties.appeal,
        appealed_at: penalties.appealed_at,
        appeal_decision: penalties.appeal_decision,
        appeal_answer: penalties.appeal_answer,
        appeal_decided_at: penalties.appeal_decided_at,
      })
      .from(penalties)
      .where(eq(penalties.user_id, userId)),
  profile_accesses: (db, userId) =>
    db
      .select({ access_type: profile_access_log.access_type, created_at: profile_access_log.created_at })
      .from(profile_access_log)
      .where(eq(profile_access_log.accessed_profile_id, userId)),
}
