// npm run admin -- EMAIL [--moderator | --remove] makes a user an admin, a moderator or an ordinary user, and ends
// their sessions
import { parseArgs } from 'node:util'
import { ORPCError } from '@orpc/server'
import type { Role } from '#domain/accounts/roles.ts'
import { setRole } from '#server/features/admin-users/public.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runWithServices } from './run-with-services.ts'

const USAGE = 'Usage: npm run admin -- EMAIL [--moderator | --remove]'

const OPTIONS = { remove: { type: 'boolean' }, moderator: { type: 'boolean' } } as const
const OUTCOMES: Record<Role, string> = {
  admin: 'is an admin now',
  moderator: 'is a moderator now',
  user: 'has no role any more',
}

function readArguments(): { email: string; role: Role } {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
    const { remove = false, moderator = false } = values
    const [email, ...others] = positionals
    if (email?.includes('@') && !others.length && !(remove && moderator)) {
      return { email: email.trim().toLowerCase(), role: remove ? 'user' : moderator ? 'moderator' : 'admin' }
    }
  } catch {
    // unknown option: the usage is printed
  }
  throw new StartError(USAGE)
}

await runWithServices(readArguments, async (services, { email, role }, log) => {
  await setRole(services, { who: { email }, role, admin_id: null }).catch((error: unknown) => {
    if (!(error instanceof ORPCError)) throw error
    throw new StartError(
      error.code === 'NOT_FOUND' ? `Nobody has an account with ${email}: sign up first.` : `${error.message}.`,
    )
  })
  log(`${email} ${OUTCOMES[role]}`)
})
