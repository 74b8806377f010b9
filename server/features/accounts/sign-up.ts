import type { SignUp } from '#contract/accounts.ts'
import type { CallContext } from '#server/context.ts'
import { findCountry, readPhone } from '#server/features/countries/public.ts'
import { invalid } from '#server/platform/fail.ts'
import { addAccount } from './add-account.ts'
import { BY_ADDRESS } from './attempt-limits.ts'
import { checkNewPassword } from './check-new-password.ts'
import type { SignUpData } from './open-sign-up.ts'

/** Creates an account with an unconfirmed email. */
export async function signUp(context: CallContext, input: SignUp): Promise<void> {
  await addAccount(context, await readSignUp(context, input), { next: input.next })
}

/** Checks what only the server can check, and hashes the password. */
export async function readSignUp(
  { auth, limits, request }: CallContext,
  input: Omit<SignUp, 'next'>,
): Promise<Omit<SignUpData, 'id'>> {
  const { password, email, first_name, last_name, country_code, lang } = input
  await limits.take(BY_ADDRESS.sign_up, request.address)
  await checkNewPassword(password, email)
  const phoneNumber = readPhone(input.phone_number, country_code)
  if (!phoneNumber) throw invalid('phone_number', 'phone_invalid')
  if (!findCountry(country_code)) throw invalid('country_code', 'country_unknown')

  const passwordHash = await (await auth.$context).password.hash(password)
  return { email, first_name, last_name, country_code, lang, phone_number: phoneNumber, password_hash: passwordHash }
}
