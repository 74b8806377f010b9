import type { Scope } from '#contract/procedure.ts'

/** Text keys of the scopes of access tokens. */
export const SCOPE_NAMES = {
  read: 'security_token_read',
  'ads:write': 'security_token_write_ads',
  'saved:write': 'security_token_write_saved',
} as const satisfies Record<Scope, string>
