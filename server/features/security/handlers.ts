import { procedures } from '#server/context.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.ts'
import {
  addPasskey,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts'
import {
  finishSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor.ts'

const { security } = procedures

export const securityHandlers = {
  get_methods: security.get_methods.handler(async ({ context }) => ({
    has_second_factor: await hasSecondFactor(context),
    passkeys: await listPasskeys(context),
  })),
  start_second_factor: security.start_second_factor.handler(({ context, input }) =>
    startSecondFactor(context, input.password),
  ),
  finish_second_factor: security.finish_second_factor.handler(({ context, input }) =>
    finishSecondFactor(context, input.code),
  ),
  renew_recovery_codes: security.renew_recovery_codes.handler(async ({ context, input }) => ({
    recovery_codes: await renewRecoveryCodes(context, input.password),
  })),
  stop_second_factor: security.stop_second_factor.handler(({ context, input }) =>
    stopSecondFactor(context, input.password),
  ),
  start_passkey: security.start_passkey.handler(({ context, input }) => startPasskey(context, input.password)),
  add_passkey: security.add_passkey.handler(({ context, input }) => addPasskey(context, input)),
  remove_passkey: security.remove_passkey.handler(({ context, input }) => removePasskey(context, input.passkey_id)),
  list_access_tokens: security.list_access_tokens.handler(({ context }) => listAccessTokens(context)),
  create_access_token: security.create_access_token.handler(({ context, input }) => createAccessToken(context, input)),
  revoke_access_token: security.revoke_access_token.handler(({ context, input }) =>
    revokeAccessToken(context, input.access_token_id),
  ),
  start_passkey_sign_in: security.start_passkey_sign_in.handler(({ context }) => startPasskeySignIn(context)),
  finish_passkey_sign_in: security.finish_passkey_sign_in.handler(({ context, input }) =>
    finishPasskeySignIn(context, input.response),
  ),
}
