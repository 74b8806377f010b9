import type { contract } from '#contract/index.ts'
import type { Access, Scope } from '#contract/procedure.ts'

type AccessTable = {
  [Feature in keyof typeof contract]: Record<keyof (typeof contract)[Feature], Access>
}

/**
 * Who may call what, written a second time by hand: tests compare the contract and the answers of the API with it, so
 * that no procedure opens by mistake.
 */
export const ACCESS_TABLE: AccessTable = {
  accounts: {
    get_viewer: 'public',
    get_role: 'user',
    sign_up: 'public',
    resend_confirmation: 'public',
    confirm_email: 'public',
    sign_in: 'public',
    verify_second_factor: 'public',
    sign_out: 'public',
    request_password_reset: 'public',
    reset_password: 'public',
    change_password: 'user',
    request_email_change: 'user',
    confirm_email_change: 'public',
    list_sessions: 'user',
    end_session: 'user',
    end_other_sessions: 'user',
  },
  ad_reviews: {
    list: 'admin',
    get: 'admin',
    approve: 'admin',
    reject: 'admin',
  },
  admin_ads: {
    search: 'admin',
    get: 'admin',
    set_state: 'admin',
    get_fields: 'admin',
    change_fields: 'admin',
    list_pictures: 'admin',
    turn_picture: 'admin',
    set_featured: 'admin',
    delete: 'admin',
    restore: 'admin',
  },
  admin_users: {
    search: 'admin',
    get: 'admin',
    set_role: 'admin',
    suspend: 'admin',
    reinstate: 'admin',
    list_accesses: 'admin',
  },
  ads: {
    list_drafts: 'user',
    get_draft: 'user',
    save_draft: 'user',
    discard_draft: 'user',
    start_edit: 'user',
    submit: 'user',
    list_mine: 'user',
    act: 'user',
    confirm_by_link: 'public',
    get_days: 'user',
    get_market_price: 'public',
  },
  cars: {
    get_many: 'public',
    featured: 'public',
    get: 'public',
  },
  catalogue: {
    list_makers: 'public',
    list_models: 'public',
    list_cities: 'public',
  },
  contacts: {
    reveal: 'public',
  },
  countries: {
    list: 'public',
  },
  email_relay: {
    write: 'user',
    read: 'public',
    answer: 'public',
  },
  favorites: {
    list_ids: 'user',
    list: 'user',
    add: 'user',
    remove: 'user',
    merge: 'user',
  },
  notifications: {
    list: 'user',
    mark_read: 'user',
  },
  pictures: {
    list: 'user',
    turn: 'user',
    remove: 'user',
  },
  privacy: {
    export_data: 'user',
    request_deletion: 'user',
    keep_account: 'user',
  },
  profiles: {
    get_mine: 'user',
    update: 'user',
    set_picture: 'user',
    remove_picture: 'user',
    set_language: 'user',
    list_accesses: 'user',
    get_public_profile_info: 'public',
    can_access_profile: 'public',
  },
  promotions: {
    list: 'user',
    request: 'user',
    note_transfer: 'user',
    withdraw: 'user',
    list_any: 'admin',
    confirm: 'admin',
    decline: 'admin',
    get_settings: 'admin',
    set_settings: 'admin',
  },
  reports: {
    add: 'public',
    list: 'admin',
    dismiss: 'admin',
    take_down: 'admin',
  },
  saved_searches: {
    list: 'user',
    save: 'user',
    change: 'user',
    remove: 'user',
    stop: 'public',
  },
  search: {
    find: 'public',
    suggest: 'public',
    find_similar: 'public',
  },
  security: {
    get_methods: 'user',
    start_second_factor: 'user',
    finish_second_factor: 'user',
    renew_recovery_codes: 'user',
    stop_second_factor: 'user',
    start_passkey: 'user',
    add_passkey: 'user',
    remove_passkey: 'user',
    list_access_tokens: 'user',
    create_access_token: 'user',
    revoke_access_token: 'user',
    start_passkey_sign_in: 'public',
    finish_passkey_sign_in: 'public',
  },
  settings: {
    list: 'public',
  },
  support: {
    send: 'public',
    list: 'admin',
    close: 'admin',
  },
  tags: {
    list: 'public',
  },
  texts: {
    list: 'public',
  },
  verification: {
    get_mine: 'user',
    send_phone_code: 'user',
    confirm_phone: 'user',
    request_identity: 'user',
    withdraw_identity: 'user',
    list_identity_requests: 'admin',
    get_identity_document: 'admin',
    approve_identity: 'admin',
    reject_identity: 'admin',
  },
  views: {
    note: 'public',
  },
}

/**
 * The procedures that accept access tokens, by the scope that they need, also written a second time by hand. All others
 * reject every token.
 */
export const TOKEN_TABLE: Record<Scope, readonly string[]> = {
  read: [
    'accounts.get_viewer',
    'ads.list_drafts',
    'ads.get_draft',
    'ads.list_mine',
    'ads.get_days',
    'ads.get_market_price',
    'cars.get_many',
    'cars.featured',
    'cars.get',
    'catalogue.list_makers',
    'catalogue.list_models',
    'catalogue.list_cities',
    'countries.list',
    'favorites.list_ids',
    'favorites.list',
    'notifications.list',
    'pictures.list',
    'profiles.get_mine',
    'profiles.list_accesses',
    'profiles.get_public_profile_info',
    'profiles.can_access_profile',
    'promotions.list',
    'saved_searches.list',
    'search.find',
    'search.suggest',
    'search.find_similar',
    'settings.list',
    'tags.list',
    'texts.list',
  ],
  'ads:write': [
    'ads.save_draft',
    'ads.discard_draft',
    'ads.start_edit',
    'ads.submit',
    'ads.act',
    'pictures.turn',
    'pictures.remove',
  ],
  'saved:write': [
    'favorites.add',
    'favorites.remove',
    'favorites.merge',
    'saved_searches.save',
    'saved_searches.change',
    'saved_searches.remove',
  ],
}
