import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BeforeCommit } from '#server/platform/events/after-commit.ts'
import type { AppEvent } from '#server/platform/events/events.ts'

interface VisibleTable {
  event: AppEvent['type']
  /**
   * An SQL condition on the rows `o` (old) and `n` (new): whether visitors can see a difference. By default, all writes
   * count.
   */
  shows?: string
}

const PUBLISHED = `exists (select 1 from cars c where c.id = coalesce(n.car_id, o.car_id) and c.published_at is not null)`
/** Columns of ads that only the seller and admins see. */
const HIDDEN_OF_ADS =
  '{updated_at,submitted_at,rejection_reasons,admin_notes,warned_of_end,picture_ids,sold_price,phone_number,whatsapp_number,contact_name,import_source,import_ref}'
const SHOWN_OF_PROFILES = [
  'first_name',
  'last_name',
  'picture_url',
  'status',
  'identity_verified_at',
  'first_messages_count',
  'answered_count',
  'median_reply_minutes',
]

/** All tables with data that visitors see, and the event that a write must publish. */
export const VISIBLE: Record<string, VisibleTable> = {
  app_settings: { event: 'settings_changed' },
  website_texts: { event: 'texts_changed' },
  car_tags: { event: 'tags_changed' },
  articles: { event: 'articles_changed' },
  former_slugs: { event: 'articles_changed' },
  deals: { event: 'deals_changed' },
  deal_categories: { event: 'deals_changed' },
  brands: { event: 'deals_changed' },
  trade_words: { event: 'trade_words_changed' },
  facts: { event: 'facts_changed' },
  car_makers: { event: 'catalogue_changed' },
  car_models: { event: 'catalogue_changed' },
  media: { event: 'deals_changed' },
  regions: { event: 'catalogue_changed' },
  cities: { event: 'catalogue_changed' },
  searchable_cars: { event: 'cars_changed' },
  cars: {
    event: 'cars_changed',
    shows: `(o.published_at is not null or n.published_at is not null) and
      (to_jsonb(o) - '${HIDDEN_OF_ADS}'::text[]) is distinct from (to_jsonb(n) - '${HIDDEN_OF_ADS}'::text[])`,
  },
  car_pictures: { event: 'cars_changed', shows: PUBLISHED },
  car_manual_tags: { event: 'cars_changed', shows: PUBLISHED },
  price_history: { event: 'cars_changed', shows: PUBLISHED },
  car_versions: { event: 'cars_changed', shows: PUBLISHED },
  seller_reviews: { event: 'profiles_changed' },
  sessions: { event: 'sessions_ended', shows: 'n.id is null' },
  messages: { event: 'messages_added', shows: 'o.id is null' },
  profiles: {
    event: 'profiles_changed',
    // no cached response contains the new profile
    shows: `o.id is not null and (n.id is null or
      ${SHOWN_OF_PROFILES.map((column) => `o.${column} is distinct from n.${column}`).join(' or ')} or
      (o.phone_number = o.verified_phone_number) is distinct from (n.phone_number = n.verified_phone_number))`,
  },
}

/** Tables computed from others, whose jobs publish an event if a figure has changed, or that are written with those others. */
const COMPUTED = `
  article_pictures car_cards car_counters fair_price_counts fair_prices market_prices price_counts price_figures
  price_mileages price_months searchable_words`
/** Tables with data that only their users or admins see, or nobody. */
const UNSEEN = `
  access_tokens ad_bulk_changes ad_days ad_events ad_revisions ad_translations admin_changes analytics_days analytics_events
  applied_reference_data appointment_messages appointments article_drafts article_previews
  assistant_conversations assistant_turns attempts availability_questions blocks consents content_versions conversation_links conversation_mails
  conversation_reports conversation_sides conversations counted_deals counted_views deal_days disk_samples
  drafts email_changes failed_requests favorites hand_over_names hand_over_ticks identity_documents
  identity_requests invoice_counts kept_for_undo known_devices list_columns live_users message_pictures
  message_translations
  model_calls model_spending
  notification_choices notifications offer_floors offer_messages offers passkeys penalties phone_codes pictures
  profile_access_log promotions push_devices push_keys quick_replies quiet_hours reports review_looks
  saved_searches saved_views search_changes search_feeds search_rebuilds seen_cars seller_ads seller_review_reports shortlist_cars
  shortlist_notes shortlist_people shortlist_votes shortlists sign_in_methods
  client_faults field_vitals support_requests two_factors user_roles users verifications`
/** All other tables. */
export const INVISIBLE: readonly string[] = `${COMPUTED} ${UNSEEN}`.trim().split(/\s+/)

/** Creates triggers that record which visible tables each transaction writes. Only in test databases. */
export async function noteVisibleWrites(client: pg.ClientBase | pg.Pool): Promise<void> {
  await client.query(
    'create unlogged table visible_writes (transaction xid8, table_name text, primary key (transaction, table_name))',
  )
  for (const [table, { shows = 'true' }] of Object.entries(VISIBLE)) {
    await client.query(`
      create function note_write_of_${table}() returns trigger language plpgsql as $$
      declare o ${table}; n ${table};
      begin
        if tg_op <> 'INSERT' then o := old; end if;
        if tg_op <> 'DELETE' then n := new; end if;
        if ${shows} then
          insert into visible_writes values (pg_current_xact_id(), '${table}') on conflict do nothing;
        end if;
        return null;
      end $$`)
    await client.query(`
      create trigger note_write after insert or update or delete on ${table}
      for each row execute function note_write_of_${table}()`)
  }
}

/** @throws if the transaction changes visible data without publishing the event */
export const assertChangesArePublished: BeforeCommit = async (tx, events) => {
  const { rows } = await tx.execute<{ table_name: string }>(
    sql`select table_name from visible_writes where transaction = pg_current_xact_id_if_assigned()`,
  )
  const published = new Set(events.map(({ type }) => type))
  const unpublished = rows.flatMap(({ table_name }) => {
    const event = VISIBLE[table_name]?.event
    return event && !published.has(event)
      ? [`${table_name} was written without afterCommit(tx, { type: '${event}' … })`]
      : []
  })
  if (unpublished.length) throw new Error(unpublished.join('; '))
}
