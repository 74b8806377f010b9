import { passkey } from '@better-auth/passkey'
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/platform/db/client.ts'
import * as schema from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { verifyInAnyDigits } from './verify-in-any-digits.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** In seconds. */
const SESSION_LASTS = 30 * DAY
const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' }
const OF_USER = { userId: 'user_id' }

/** Adds `auth.api.openSession`, which signs in a user who has authenticated in another way. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ user_id: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const { user_id } = context.body
        const [session, user] = [
          await internalAdapter.createSession(user_id),
          await internalAdapter.findUserById(user_id),
        ]
        if (!user) throw new Error('The user does not exist')
        await setSessionCookie(context, { session, user })
        return { token: session.token }
      },
    ),
  },
} satisfies BetterAuthPlugin

export type Auth = ReturnType<typeof createAuth>

interface Options {
  db: Db
  /** Public origin. */
  publicUrl: string
  /** The secret that signs cookies and encrypts second factors. */
  secret: string
  /** Replaces the scrypt hashing of better-auth. For tests only. */
  passwords?: PasswordHashing | undefined
}

export interface PasswordHashing {
  hash: (password: string) => Promise<string>
  verify: (of: { hash: string; password: string }) => Promise<boolean>
}

const SCRYPT: PasswordHashing = { hash: hashPassword, verify: verifyPassword }

/**
 * Sessions, passwords, second factors and passkeys by better-auth. Its endpoints are not exposed over HTTP: procedures
 * call `auth.api` and rate-limit attempts, and the server checks the origin of requests.
 */
export function createAuth({ db, publicUrl, secret, passwords = SCRYPT }: Options) {
  const { hostname } = new URL(publicUrl)
  return betterAuth({
    appName: 'Sayyad',
    baseURL: publicUrl,
    secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    advanced: {
      cookiePrefix: 'sayyad',
      useSecureCookies: publicUrl.startsWith('https:'),
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId() },
    },
    rateLimit: { enabled: false },
    user: { modelName: 'users', fields: { ...TIMES, emailVerified: 'email_verified' } },
    session: {
      modelName: 'sessions',
      fields: { ...TIMES, ...OF_USER, expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
      expiresIn: SESSION_LASTS,
      updateAge: HOUR,
      freshAge: 0,
    },
    databaseHooks: { session: { update: { after: ({ userId, updatedAt }) => noteSeen(db, userId, updatedAt) } } },
    account: {
      modelName: 'sign_in_methods',
      fields: {
        ...TIMES,
        ...OF_USER,
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...TIMES, expiresAt: 'expires_at' } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      maxPasswordLength: MOST_UNITS,
      password: {
        hash: passwords.hash,
        verify: (given) => verifyInAnyDigits(given, passwords.verify),
      },
    },
    plugins: [
      sessionOpener,
      twoFactor({
        issuer: 'Sayyad',
        // would lock out the owner as well; `signIn` limits attempts instead
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              ...OF_USER,
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpID: hostname,
        rpName: 'Sayyad',
        origin: publicUrl,
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              ...OF_USER,
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
  })
}

async function noteSeen(db: Db, userId: string, lastSeenAt: Date): Promise<void> {
  await db.update(schema.profiles).set({ last_seen_at: lastSeenAt }).where(eq(schema.profiles.id, userId))
}

/** The internal header that carries the IP address of the client. */
export const ADDRESS_HEADER = 'x-client-address'
/** Maximum length in UTF-16 code units: 128 characters of up to two units. */
const MOST_UNITS = 256
