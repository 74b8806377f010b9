// npm run admin -- EMAIL            makes the user an admin; they sign in again
// npm run admin -- EMAIL --remove   makes the admin a user
import { parseArgs } from 'node:util'
import { setRole } from '#server/features/accounts/public.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runWithServices } from './run-with-services.ts'

const USAGE = 'Usage: npm run admin -- EMAIL [--remove]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { remove: { type: 'boolean' } }, allowPositionals: true })
    const [email, ...others] = positionals
    if (email?.includes('@') && !others.length) {
      return { email: email.trim().toLowerCase(), role: values.remove ? ('user' as const) : ('admin' as const) }
    }
  } catch {
    // an unknown option: the usage says which there are
  }
  throw new StartError(USAGE)
}

await runWithServices(readArguments, async ({ db }, given, say) => {
  if (!(await setRole(db, given))) throw new StartError(`Nobody has an account with ${given.email}: sign up first.`)
  say(given.role === 'admin' ? `${given.email} is an admin now` : `${given.email} is no admin any more`)
})
