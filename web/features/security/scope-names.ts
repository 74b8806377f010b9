import type { Scope } from '#contract/procedure.ts'

/** What an access token may do, in words. */
export const SCOPE_NAMES = {
  read: 'security_token_read',
  'ads:write': 'security_token_write_ads',
  'saved:write': 'security_token_write_saved',
} as const satisfies Record<Scope, string>
