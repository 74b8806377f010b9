import { SPEC_FIELDS } from '#domain/cars/fields.ts'
import { ATTRIBUTE_FILTERS, columnOf } from '#domain/search/chips/filters.ts'

/**
 * What erasing an account does to personal data:
 * - deleted: the rows of the person are deleted
 * - blanked: the rows stay without the personal columns
 * - kept: the columns stay, for the stated reason
 * - expires: a job deletes the rows soon, whether or not the account is erased
 */
type Erasure = 'deleted' | 'blanked' | 'kept' | 'expires'

export interface PersonalTable {
  /** Whose data it is. */
  of: string
  erasure: Erasure
  /** Why rows stay, or when they expire. */
  why?: string
  /** The file of the export, without extension. */
  file?: string
  /** Personal columns in the export. */
  exported?: string
  /** Personal columns that are not in the export, with the reason. */
  hidden?: Record<string, string>
  /** Personal columns that stay although the others are blanked, with the reason. */
  kept?: Record<string, string>
  /** Columns with IDs, codes, numbers and times alone. */
  other: string
}

const SPECS = SPEC_FIELDS.map(({ name }) => name).join(' ')
const SECRET = 'a secret'
const ACCESS_KEY = 'a key of the device'
const OF_OTHERS = 'the other side has it too, and keeps it without the name'
const OF_VISITORS = 'data of others, deleted with the shortlist that it is on'
const BY_STAFF = 'the work of admins and moderators'
const UNDO = 'former values for undoing changes, deleted after 30 days'

/**
 * All tables that hold personal data. Together with `IMPERSONAL_TABLES` it lists every column of the database; a test
 * fails for others, erases an account, and compares the result with this table.
 */
export const PERSONAL_TABLES: Record<string, PersonalTable> = {
  // the account
  users: {
    of: 'the user',
    erasure: 'deleted',
    file: 'account',
    exported: 'name email image',
    other: 'id email_verified two_factor_enabled created_at updated_at',
  },
  profiles: {
    of: 'the user',
    erasure: 'blanked',
    why: 'conversations and reviews of others refer to it',
    file: 'profile',
    exported:
      'first_name last_name normalised_name phone_number verified_phone_number picture_url about place suspended_reason',
    other:
      'id country_code phone_country_code preferred_language identity_verified_at status suspended_until delete_at demo last_login last_seen_at first_messages_count answered_count median_reply_minutes opens_at closes_at friday_opens_at friday_closes_at created_at updated_at',
  },
  sessions: {
    of: 'the user',
    erasure: 'deleted',
    file: 'sessions',
    exported: 'ip_address user_agent',
    hidden: { token: SECRET },
    other: 'id user_id expires_at created_at updated_at',
  },
  sign_in_methods: {
    of: 'the user',
    erasure: 'deleted',
    hidden: {
      account_id: SECRET,
      password: SECRET,
      access_token: SECRET,
      refresh_token: SECRET,
      id_token: SECRET,
      scope: SECRET,
    },
    other: 'id user_id provider_id access_token_expires_at refresh_token_expires_at created_at updated_at',
  },
  verifications: {
    of: 'the user',
    erasure: 'deleted',
    hidden: { identifier: SECRET },
    other: 'id value expires_at created_at updated_at',
  },
  two_factors: {
    of: 'the user',
    erasure: 'deleted',
    hidden: { secret: SECRET, backup_codes: SECRET },
    other: 'id user_id verified failed_verification_count locked_until',
  },
  passkeys: {
    of: 'the user',
    erasure: 'deleted',
    file: 'passkeys',
    exported: 'name',
    hidden: {
      public_key: ACCESS_KEY,
      credential_id: ACCESS_KEY,
      device_type: ACCESS_KEY,
      transports: ACCESS_KEY,
      aaguid: ACCESS_KEY,
    },
    other: 'id user_id counter backed_up created_at',
  },
  access_tokens: {
    of: 'the user',
    erasure: 'deleted',
    file: 'access_tokens',
    exported: 'name start',
    hidden: { token_hash: SECRET },
    other: 'id user_id scopes created_at last_used_at expires_at',
  },
  user_roles: { of: 'the user', erasure: 'deleted', other: 'user_id role granted_at' },
  email_changes: {
    of: 'the user',
    erasure: 'deleted',
    file: 'email_changes',
    exported: 'new_email',
    hidden: { old_token_hash: SECRET, new_token_hash: SECRET },
    other: 'user_id old_confirmed_at new_confirmed_at expires_at waits_until began_by ends_second_factor',
  },
  consents: { of: 'the user', erasure: 'deleted', file: 'consents', other: 'id user_id document version accepted_at' },
  attempts: {
    of: 'visitors, by address or email',
    erasure: 'expires',
    why: 'after a day at most',
    hidden: { key: 'counts attempts' },
    other: 'points expire',
  },
  known_devices: {
    of: 'the user',
    erasure: 'deleted',
    file: 'known_devices',
    hidden: { device_hash: SECRET },
    other: 'user_id last_seen_at',
  },
  phone_codes: {
    of: 'the user',
    erasure: 'deleted',
    hidden: { phone_number: 'a copy from the profile', code_hash: SECRET },
    other: 'user_id expires_at',
  },
  identity_requests: {
    of: 'the user',
    erasure: 'deleted',
    file: 'identity_requests',
    exported: 'rejection_note',
    other: 'id user_id document_kind decision rejection_reason decided_by created_at decided_at',
  },
  identity_documents: {
    of: 'the user',
    erasure: 'deleted',
    hidden: { file_key: 'the name of a file' },
    other: 'id request_id side',
  },
  penalties: {
    of: 'the user',
    erasure: 'deleted',
    file: 'penalties',
    exported: 'reason appeal appeal_answer',
    other:
      'id user_id rule severity subject_kind subject_id given_by created_at ends_at lapses_at withdrawn_at appealed_at appeal_decision appeal_decided_at is_demo',
  },
  profile_access_log: {
    of: 'the visited user and the visitor',
    erasure: 'deleted',
    file: 'profile_accesses',
    hidden: { ip_address: 'of the visitor', user_agent: 'of the visitor' },
    other: 'id accessed_profile_id accessing_user_id access_type created_at',
  },
  // ads
  cars: {
    of: 'the seller',
    erasure: 'blanked',
    why: 'facts about a car without its seller, which conversations of buyers refer to',
    file: 'ads',
    exported:
      'custom_model district history_report_url ad_title_ar ad_title_en description_ar description_en price_note contact_name phone_number whatsapp_number extra_features picture_ids admin_notes',
    hidden: { search_title: 'repeats the titles' },
    other: `id key seller_id status make_id model_id year price mileage condition ${SPECS} body_types city_id imported contact_methods rejection_reasons submitted_at confirmed_at warned_of_end sold_price created_at updated_at published_at expires_at sold_at deleted_at featured_until demo import_source import_ref`,
  },
  car_pictures: { of: 'the seller', erasure: 'deleted', file: 'ads', exported: 'url', other: 'car_id position' },
  pictures: {
    of: 'the seller',
    erasure: 'deleted',
    file: 'pictures',
    exported: 'url',
    hidden: { master_key: 'the name of a file' },
    other: 'id owner_id state fault attempts quarter_turns view width height dhash bytes created_at updated_at',
  },
  drafts: {
    of: 'the seller',
    erasure: 'deleted',
    file: 'drafts',
    exported: 'fields picture_ids',
    other: 'id owner_id offer_floor version is_begun created_at updated_at',
  },
  ad_revisions: {
    of: 'the seller',
    erasure: 'deleted',
    file: 'ad_revisions',
    exported: 'ad',
    other: 'car_id submitted_at',
  },
  car_versions: {
    of: 'the seller',
    erasure: 'deleted',
    file: 'ad_versions',
    exported: 'facts',
    other: 'car_id since',
  },
  ad_events: {
    of: 'the seller',
    erasure: 'blanked',
    why: 'statistics',
    file: 'ad_events',
    exported: 'note',
    other: 'id car_id actor_id action from_state to_state created_at',
  },
  ad_bulk_changes: {
    of: 'the seller',
    erasure: 'deleted',
    hidden: { changes: 'former states and prices for undoing changes' },
    other: 'id seller_id created_at',
  },
  availability_questions: {
    of: 'the seller',
    erasure: 'deleted',
    hidden: { token: SECRET },
    other: 'car_id asked_at',
  },
  offer_floors: { of: 'the seller', erasure: 'deleted', file: 'offer_floors', other: 'car_id amount' },
  promotions: {
    of: 'the seller',
    erasure: 'blanked',
    why: 'tax law requires invoices to be kept',
    file: 'promotions',
    exported: 'invoice_number transfer_reference decline_note',
    kept: { invoice_number: 'part of the invoice', transfer_reference: 'identifies the payment of the invoice' },
    other:
      'id car_id seller_id state days price vat_percent company_name vat_number decided_by requested_at decided_at starts_at ends_at',
  },
  car_cards: { of: 'the seller', erasure: 'deleted', hidden: { card: 'a copy of the ad' }, other: 'car_key' },
  searchable_words: { of: 'the seller', erasure: 'deleted', hidden: { words: 'a copy of the ad' }, other: 'car_key' },
  ad_translations: {
    of: 'the seller',
    erasure: 'deleted',
    hidden: { text: 'a translation of the ad', source_hash: 'a copy of the ad' },
    other: 'car_id field lang asked_at',
  },
  // searching
  favorites: {
    of: 'the user',
    erasure: 'deleted',
    file: 'favorites',
    other: 'user_id car_id saved_at price_when_saved told_price',
  },
  seen_cars: {
    of: 'the user',
    erasure: 'deleted',
    file: 'seen_cars',
    other: 'user_id car_id seen_at seen_before viewed_at',
  },
  saved_searches: {
    of: 'the user',
    erasure: 'deleted',
    file: 'saved_searches',
    exported: 'name query',
    hidden: { stop_token: SECRET },
    other: 'id user_id alert told_until seen_at seen_before created_at',
  },
  assistant_conversations: {
    of: 'the user',
    erasure: 'deleted',
    file: 'assistant_conversations',
    exported: 'name',
    hidden: { state: 'follows from the messages' },
    other: 'id user_id changed_at',
  },
  assistant_turns: {
    of: 'the user',
    erasure: 'deleted',
    file: 'assistant_turns',
    exported: 'message',
    hidden: { parts: 'answers, made of public ads and facts' },
    other: 'id conversation_id asked_at',
  },
  shortlists: {
    of: 'the user',
    erasure: 'deleted',
    file: 'shortlists',
    exported: 'name',
    hidden: { token_hash: SECRET },
    other: 'id user_id link_id created_at changed_at',
  },
  shortlist_cars: { of: 'the user', erasure: 'deleted', file: 'shortlists', other: 'shortlist_id car_id place' },
  shortlist_people: {
    of: 'visitors without an account',
    erasure: 'deleted',
    hidden: { key_hash: SECRET, name: OF_VISITORS },
    other: 'id shortlist_id created_at',
  },
  shortlist_votes: {
    of: 'visitors without an account',
    erasure: 'deleted',
    other: 'person_id car_id vote',
  },
  shortlist_notes: {
    of: 'visitors without an account',
    erasure: 'deleted',
    hidden: { text: OF_VISITORS },
    other: 'id person_id car_id created_at edited_at',
  },
  // messages
  conversations: {
    of: 'both sides',
    erasure: 'kept',
    why: `${OF_OTHERS}; deleted once both accounts are`,
    other: 'id car_id buyer_id seller_id last_seq created_at updated_at',
  },
  conversation_sides: {
    of: 'both sides',
    erasure: 'kept',
    why: OF_OTHERS,
    other: 'conversation_id side user_id archived_at',
  },
  messages: {
    of: 'the sender',
    erasure: 'kept',
    why: OF_OTHERS,
    file: 'messages_written',
    exported: 'content',
    other: 'conversation_id seq id message_type sender_id has_pictures ad_change new_price created_at read_at',
  },
  message_translations: {
    of: 'the sender',
    erasure: 'deleted',
    hidden: { text: 'a translation of the message', source_hash: 'a copy of the message' },
    other: 'conversation_id seq lang asked_at',
  },
  message_pictures: {
    of: 'the sender',
    erasure: 'deleted',
    hidden: { file_key: 'the name of a file' },
    other: 'id conversation_id seq position sender_id created_at',
  },
  offers: {
    of: 'both sides',
    erasure: 'kept',
    why: OF_OTHERS,
    file: 'messages_written',
    other: 'conversation_id id side amount asking_price state created_at expires_at',
  },
  offer_messages: {
    of: 'both sides',
    erasure: 'kept',
    why: OF_OTHERS,
    file: 'messages_written',
    other: 'conversation_id seq offer_id step',
  },
  hand_over_ticks: {
    of: 'both sides',
    erasure: 'kept',
    why: OF_OTHERS,
    file: 'hand_overs',
    other: 'conversation_id offer_id item side ticked_at changes',
  },
  hand_over_names: {
    of: 'the side that typed it',
    erasure: 'deleted',
    file: 'hand_overs',
    exported: 'name',
    other: 'conversation_id offer_id side',
  },
  appointments: {
    of: 'both sides',
    erasure: 'kept',
    why: OF_OTHERS,
    file: 'messages_written',
    exported: 'place',
    other: 'conversation_id id side times state chosen_time created_at reminded_at',
  },
  appointment_messages: {
    of: 'both sides',
    erasure: 'kept',
    why: OF_OTHERS,
    file: 'messages_written',
    other: 'conversation_id seq appointment_id step',
  },
  conversation_mails: { of: 'the reader', erasure: 'deleted', other: 'conversation_id user_id due_at mailed_seq' },
  conversation_links: {
    of: 'the reader',
    erasure: 'deleted',
    hidden: { token_hash: SECRET },
    other: 'conversation_id user_id from_seq to_seq',
  },
  blocks: { of: 'the user who blocks', erasure: 'deleted', file: 'blocks', other: 'blocker_id blocked_id created_at' },
  quick_replies: { of: 'the user', erasure: 'deleted', file: 'quick_replies', exported: 'texts', other: 'user_id' },
  // reviews and reports
  seller_reviews: {
    of: 'the buyer, and the seller who answers',
    erasure: 'kept',
    why: 'a review stays without the name of its author; reviews of an erased seller are deleted',
    file: 'reviews_given',
    exported: 'text removed_reason',
    hidden: { answer: 'in reviews_received of the seller' },
    other: 'id conversation_id buyer_id seller_id stars created_at changed_at answered_at removed_at',
  },
  seller_review_reports: {
    of: 'the reporter',
    erasure: 'blanked',
    why: 'the review is to be decided all the same',
    file: 'reports',
    exported: 'note',
    other: 'id review_id reporter_id reason created_at closed_at decision',
  },
  reports: {
    of: 'the reporter',
    erasure: 'blanked',
    why: 'the ad is to be decided all the same',
    file: 'reports',
    exported: 'note',
    hidden: { visitor: 'a pseudonym of a day' },
    other: 'id car_id reporter_id reason created_at closed_at',
    kept: { visitor: 'a pseudonym of a day, which cannot be reversed' },
  },
  conversation_reports: {
    of: 'the reporter',
    erasure: 'blanked',
    why: 'the conversation is to be decided all the same; reports about an erased user are deleted',
    file: 'reports',
    exported: 'note',
    other: 'id conversation_id reporter_id reported_id reason up_to_seq created_at closed_at decision',
  },
  support_requests: {
    of: 'the sender, with or without an account',
    erasure: 'deleted',
    why: 'also those without an account from the same email',
    file: 'support_requests',
    exported: 'name email text account_email',
    other: 'id user_id topic language created_at closed_at closed_by',
  },
  // notifications
  notifications: {
    of: 'the user, and the seller of the ad in it',
    erasure: 'deleted',
    why: 'also those of others about ads and conversations of the user',
    file: 'notifications',
    exported: 'data link',
    other: 'id user_id kind created_at read_at',
  },
  notification_choices: {
    of: 'the user',
    erasure: 'deleted',
    file: 'notification_preferences',
    other: 'user_id topic channel is_on',
  },
  quiet_hours: {
    of: 'the user',
    erasure: 'deleted',
    file: 'notification_preferences',
    other: 'user_id from_hour to_hour',
  },
  push_devices: {
    of: 'the user',
    erasure: 'deleted',
    file: 'push_devices',
    exported: 'endpoint',
    hidden: { p256dh: ACCESS_KEY, auth: ACCESS_KEY },
    other: 'session_id user_id lang created_at',
  },
  live_users: { of: 'the user', erasure: 'deleted', other: 'user_id process_id seen_at' },
  // administration
  admin_changes: {
    of: 'the person concerned, and the admin',
    erasure: 'blanked',
    why: 'who did what when stays; values about the person and the address of an erased admin do not',
    hidden: { before: BY_STAFF, after: BY_STAFF, address: BY_STAFF, user_agent: BY_STAFF, search_values: BY_STAFF },
    other: 'id admin_id what subject_id undoes request_id is_demo created_at',
  },
  content_versions: {
    of: 'persons whom a saved view searches for',
    erasure: 'deleted',
    hidden: { values: BY_STAFF },
    other: 'kind content_id version change_id created_at',
  },
  kept_for_undo: {
    of: 'the person concerned',
    erasure: 'deleted',
    hidden: { before: UNDO, after: UNDO },
    other: 'change_id user_id created_at',
  },
  saved_views: {
    of: 'the admin, and persons whom it searches for',
    erasure: 'deleted',
    file: 'saved_views',
    exported: 'name search',
    other: 'id list owner_id created_at',
  },
  article_drafts: {
    of: 'the admin',
    erasure: 'deleted',
    file: 'article_drafts',
    exported: 'values',
    hidden: { seen: 'what the site has saved' },
    other: 'article_id admin_id kind revision kept_at',
  },
  article_previews: {
    of: 'the admin',
    erasure: 'deleted',
    hidden: { token_hash: SECRET },
    other: 'article_id admin_id ends_at',
  },
  list_columns: { of: 'the admin', erasure: 'deleted', other: 'user_id list columns' },
  review_looks: { of: 'the moderator', erasure: 'deleted', other: 'user_id car_id looked_at' },
  // background jobs
  'pgboss.job': {
    of: 'recipients of emails, SMS and push notifications',
    erasure: 'expires',
    why: 'encrypted, and deleted a day after the job ended; waiting emails to the erased account are cancelled',
    hidden: { data: 'encrypted', output: 'errors without values' },
    other:
      'id name priority state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds deletion_seconds singleton_key singleton_on group_id group_tier start_after created_on started_on completed_on keep_until dead_letter policy heartbeat_on heartbeat_seconds blocked blocking pending_dependencies source_name source_id source_created_on source_retry_count source_output source_root_id',
  },
}

/** Tables without personal data, with all of their columns. */
export const IMPERSONAL_TABLES: Record<string, string> = {
  ad_days: 'car_id day view_count contact_count favorites_count',
  analytics_days: 'day measure subject is_demo count sessions_count',
  analytics_events: 'id day call session_id fields occurred_at is_demo',
  app_settings: 'setting_key setting_value updated_at',
  applied_reference_data: 'fingerprint',
  article_pictures: 'article_id picture_id',
  articles:
    'id kind slug original_lang title_ar title_en excerpt_ar excerpt_en body_ar body_en cover_id tags_ar tags_en author_ar author_en make_id model_id footer_place published_ar_at published_en_at text_ar_at text_en_at translation_checked_at updated_at announced_at was_public words_ar words_en search_words_ar search_words_en is_demo',
  brands: 'id slug name_ar name_en about_ar about_en logo_id website search_name is_demo',
  car_counters: 'car_id view_count contact_count favorites_count',
  car_makers: 'id slug name_en name_ar aliases logo_url hidden position merged_into merged_ads edited_at',
  car_manual_tags: 'car_id tag_id',
  car_models:
    'id make_id slug name_en name_ar aliases body_types first_year last_year seats fuel_types hidden position merged_into merged_ads edited_at',
  car_tags: 'id name_en name_ar enabled priority activation_rules bit',
  // without personal data, which is removed from the reports
  client_faults:
    'id cause type message source stack component_stack page count versions browsers report_ids first_seen_at last_seen_at resolved_at resolved_by back_at announced_at',
  cities: 'id region_id slug name_en name_ar aliases latitude longitude population',
  counted_deals: 'deal_id day what visitor',
  counted_views: 'car_id day kind visitor',
  deal_categories: 'id slug name_ar name_en place is_demo',
  deal_days: 'deal_id day views clicks copies is_demo',
  deals:
    'id title_ar title_en text_ar text_en brand_id category_id picture_id price_before price_now discount_percent discount_amount coupon_code link make_id featured starts_at ends_at published_at updated_at announced_state search_text is_demo',
  disk_samples: 'day free_bytes',
  fair_price_counts: 'id counted_at',
  fair_prices: 'car_key model_id year mileage expected spread count per_year per_100000_km',
  failed_requests: 'request_id method path failed_at',
  field_vitals: 'day page is_route_change device version vital step count',
  former_slugs: 'kind slug article_id',
  invoice_counts: 'year count',
  model_calls: 'day purpose outcome calls input_tokens output_tokens cost',
  // payers are hashes that change every day
  model_spending: 'day payer requests tokens cost',
  market_prices: 'model_id year count lower middle upper',
  facts:
    'id key topic label_ar label_en value unit value_ar value_en valid_from source_ar source_en source_url source_quality checked_on check_by note_ar note_en edited_at announced_overdue search_text',
  media: 'id url width height bytes alt_ar alt_en added_at',
  price_counts: 'id counted_at is_demo',
  price_figures: 'model_id year city_id count lower middle upper sold_count sold_days',
  price_mileages: 'model_id year from_km count lower middle upper',
  price_months: 'model_id year city_id month count middle is_demo',
  price_history: 'car_id asked_at price',
  push_keys: 'id public_key private_key',
  regions: 'id slug name_en name_ar aliases',
  search_changes: 'id car_key transaction changed_at',
  search_feeds: 'id live_table shards is_rebuild_wanted next_transaction applied newest batch next_batch fed_at',
  search_rebuilds: 'id version after_key',
  searchable_cars: `car_key published_at expires_at price price_step price_share mileage power_hp tags make_id model_id year region_id city_id ${ATTRIBUTE_FILTERS.map(columnOf).join(' ')}`,
  seller_ads: 'seller_id active_count',
  trade_words: 'id slug lang spellings meaning_ar meaning_en about edited_at',
  website_texts: 'text_key text_ar text_en text_ar_at text_en_at replaced_ar replaced_en category updated_at',
  'drizzle.__drizzle_migrations': 'id hash created_at',
  'pgboss.bam': 'id name version status queue table_name command error created_on started_on completed_on',
  'pgboss.job_dependency': 'child_name child_id parent_name parent_id',
  'pgboss.queue':
    'name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds retention_seconds deletion_seconds dead_letter partition table_name deferred_count queued_count ready_count warning_queued active_count failed_count total_count created_delta completed_delta failed_delta delta_on delta_seconds ready_history heartbeat_seconds notify singletons_active monitor_claim_on monitor_on maintain_on created_on updated_on',
  'pgboss.queue_stats':
    'id name deferred_count queued_count ready_count active_count failed_count total_count created_delta completed_delta failed_delta delta_seconds delta_on captured_on',
  'pgboss.schedule': 'name key kind cron timezone data options created_on updated_on last_job_id',
  'pgboss.subscription': 'event name created_on updated_on',
  'pgboss.version': 'version cron_on bam_on flow_on reindex_on monitor_backoff_on',
  'pgboss.warning': 'id type message data created_on',
}

/** Folders of `DATA_DIR`, or prefixes of the bucket, with personal data. Files go after the commit, or by a job. */
export const PERSONAL_FOLDERS: Record<string, string> = {
  'files/public/pictures': 'pictures of ads: `remove_files`; what is left, `sweep_pictures`',
  'files/public/profiles': 'pictures of profiles: `remove_files`; what is left, `sweep_profile_pictures`',
  'files/private/pictures': 'masters of pictures of ads: `remove_files`; what is left, `sweep_pictures`',
  'files/private/identity': 'identity documents: `remove_files`; what is left, `sweep_identity_files`',
  'files/private/message-pictures': 'pictures in messages: `remove_files`; what is left, `sweep_message_pictures`',
  'files/private/uploads': 'unfinished uploads: `sweep_pictures`, after two days',
  outbox: 'emails and SMS that could not be sent without a server: `sweep_outbox`, after a week',
}
