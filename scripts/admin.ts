// npm run admin -- EMAIL [--remove] makes a user an admin, or an admin a user; they have to sign in again
import { parseArgs } from 'node:util'
import { ORPCError } from '@orpc/server'
import { setRole } from '#server/features/admin-users/public.ts'
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
    // an unknown option; print the usage
  }
  throw new StartError(USAGE)
}

await runWithServices(readArguments, async (services, { email, role }, say) => {
  await setRole(services, { who: { email }, role, admin_id: null }).catch((error: unknown) => {
    if (!(error instanceof ORPCError)) throw error
    throw new StartError(
      error.code === 'NOT_FOUND' ? `Nobody has an account with ${email}: sign up first.` : `${error.message}.`,
    )
  })
  say(role === 'admin' ? `${email} is an admin now` : `${email} is no admin any more`)
})
