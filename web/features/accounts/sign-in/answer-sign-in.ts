import { redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { safePath } from '#domain/safe-path.ts'
import type { Failure } from '#web/ui/form/failure.ts'
import { readForm, refuse } from '#web/ui/form/refusal.ts'

/** What became of a step of sign-in that was sent without scripts. */
export interface SignInAnswer {
  /** Whether the next step is a second-factor code. */
  needs_code: boolean
  /** The email as it was typed. */
  email: string
  refused?: Failure
}

/** Signs in with the form of the page, for browsers without scripts. @throws a redirect once that is done */
export async function answerSignIn(request: Request, api: ApiClient) {
  const form = await readForm(request)
  const typed = (name: string) => String(form.get(name) ?? '')
  const needsCode = form.has('code')
  const email = typed('email')
  try {
    if (needsCode) await verifyCode(api, typed('code'), form.has('trusts_device'))
    else {
      const signIn = { email, password: typed('password'), remember: form.has('remember') }
      const { needs_second_factor } = await api.accounts.sign_in(signIn)
      if (needs_second_factor) return { needs_code: true, email } satisfies SignInAnswer
    }
  } catch (error) {
    return refuse(error, { needs_code: needsCode, email })
  }
  throw redirect(safePath(new URL(request.url).searchParams.get('next')))
}

/** Codes of authenticator apps are digits, those for recovery are longer. */
async function verifyCode(api: ApiClient, code: string, trustsDevice: boolean): Promise<void> {
  const kind = code.replaceAll(/\s/g, '').length === 6 ? 'authenticator' : 'recovery'
  await api.accounts.verify_second_factor({ code, kind, trusts_device: trustsDevice })
}
