import { procedures } from '#server/context.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { correctSignUp } from './correct-sign-up.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { getViewer } from './get-viewer.ts'
import { listSessions } from './list-sessions.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestLink } from './request-link.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { stopEmailChange } from './stop-email-change.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

const { accounts } = procedures

export const accountsHandlers = {
  get_viewer: accounts.get_viewer.handler(({ context }) => getViewer(context)),
  get_role: accounts.get_role.handler(({ context }) => ({ role: requireUser(context).kind })),
  sign_up: accounts.sign_up.handler(({ context, input }) => signUp(context, input)),
  correct_sign_up: accounts.correct_sign_up.handler(({ context, input }) => correctSignUp(context, input)),
  resend_confirmation: accounts.resend_confirmation.handler(({ context, input }) =>
    requestLink(context, { ...input, kind: 'confirm_email' }),
  ),
  confirm_email: accounts.confirm_email.handler(async ({ context, input }) => ({
    is_signed_in: await confirmEmail(context, input),
  })),
  sign_in: accounts.sign_in.handler(({ context, input }) => signIn(context, input)),
  verify_second_factor: accounts.verify_second_factor.handler(({ context, input }) =>
    verifySecondFactor(context, input),
  ),
  sign_out: accounts.sign_out.handler(({ context }) => signOut(context)),
  request_password_reset: accounts.request_password_reset.handler(({ context, input }) =>
    requestLink(context, { ...input, kind: 'reset_password' }),
  ),
  reset_password: accounts.reset_password.handler(({ context, input }) => resetPassword(context, input)),
  change_password: accounts.change_password.handler(({ context, input }) => changePassword(context, input)),
  request_email_change: accounts.request_email_change.handler(({ context, input }) =>
    requestEmailChange(context, input),
  ),
  confirm_email_change: accounts.confirm_email_change.handler(({ context, input }) =>
    confirmEmailChange(context, input.token),
  ),
  stop_email_change: accounts.stop_email_change.handler(({ context, input }) => stopEmailChange(context, input.token)),
  list_sessions: accounts.list_sessions.handler(({ context }) => listSessions(context)),
  end_session: accounts.end_session.handler(({ context, input }) => endSession(context, input.session_id)),
  end_other_sessions: accounts.end_other_sessions.handler(({ context }) => endOtherSessions(context)),
}
