import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { S3Place } from '#server/platform/files/s3-store.ts'
import { readRanges } from '#server/platform/networks.ts'
import { StartError } from '#server/platform/start-error.ts'

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const BACKUP_S3_VARIABLES = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const S3_TARGET = /^s3:\/\/([^/]+)\/?(.*?)\/*$/

/** Above this number, the connection pools of each process would become too small. */
const MOST_WORKERS = 6

/** The environment variables. */
export const VARIABLES = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  WORKERS: z.coerce.number().int().min(1).max(MOST_WORKERS).default(1),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_LAG_MS: z.coerce.number().int().min(500).max(60_000).default(2000),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SEARCH_URL: z.url({ protocol: /^mysql$/ }).optional(),
  SEARCH_SHARDS: z
    .string()
    .refine(
      (text) => text.split(',').every((url) => z.url({ protocol: /^mysql$/ }).safeParse(url.trim()).success),
      'needs comma-separated URLs such as mysql://search-1.internal:9306',
    )
    .optional(),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(300),
  BACKUP_STAMP: z.string().min(1).optional(),
  BACKUP_TARGET: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'needs 12 characters or more').optional(),
  BACKUP_CONTINUOUS: z.stringbool().default(false),
  DEMO_CARS: z.coerce.number().int().min(0).max(5_000_000).default(3000),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  ATTEMPTS_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  AUTH_SECRET: z.string().min(32, 'needs 32 characters or more').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).default('https://el.cloud.unifonic.com/rest/SMS/messages'),
  SMS_APP_SID: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_PATIENCE_MS: z.coerce.number().int().min(100).max(60_000).default(3000),
  LLM_INPUT_PRICE: z.coerce.number().min(0).default(0),
  LLM_OUTPUT_PRICE: z.coerce.number().min(0).default(0),
  LLM_DAILY_REQUESTS: z.coerce.number().int().min(0).default(100),
  LLM_DAILY_TOKENS: z.coerce.number().int().min(0).default(1_000_000),
  LLM_DAILY_COST: z.coerce.number().min(0).default(1),
  LLM_SITE_DAILY_REQUESTS: z.coerce.number().int().min(0).default(10_000),
  LLM_SITE_DAILY_TOKENS: z.coerce.number().int().min(0).default(20_000_000),
  LLM_SITE_DAILY_COST: z.coerce.number().min(0).default(20),
  PRINT_SECRETS: z.stringbool().default(false),
  DEMO_PASSWORD: z.string().min(8).max(128).optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine((text) => readRanges(text) !== null, 'needs comma-separated IP addresses or ranges such as 10.0.0.0/8')
    .optional(),
  SHARED_CACHES: z
    .string()
    .refine(
      (text) => text.split(',').every((url) => /^http:\/\/[^/\s]+\/?$/.test(url.trim())),
      'needs comma-separated URLs such as http://127.0.0.1:8080',
    )
    .optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).default(1000),
  SLOW_REQUEST_MS: z.coerce.number().int().min(1).default(3000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('sayyad'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

const Environment = VARIABLES.superRefine((env, context) => {
  if ((env.LLM_BASE_URL === undefined) !== (env.LLM_MODEL === undefined))
    context.addIssue({ code: 'custom', path: ['LLM_MODEL'], message: 'and LLM_BASE_URL need each other' })
  if (env.BACKUP_TARGET?.startsWith('s3:')) {
    if (!S3_TARGET.test(env.BACKUP_TARGET))
      context.addIssue({ code: 'custom', path: ['BACKUP_TARGET'], message: 'needs a bucket: s3://bucket/folder' })
    const unset = BACKUP_S3_VARIABLES.filter((name) => (env[`BACKUP_${name}`] ?? env[name]) === undefined)
    for (const name of unset)
      context.addIssue({
        code: 'custom',
        path: [`BACKUP_${name}`],
        message: 'is required with a bucket in BACKUP_TARGET',
      })
  }
  if (env.BACKUP_CONTINUOUS) {
    const invalid = (message: string) => context.addIssue({ code: 'custom', path: ['BACKUP_CONTINUOUS'], message })
    if (env.DATABASE_URL)
      invalid('archives the embedded database only: with DATABASE_URL use pgBackRest (docs/backup.md), and unset it')
    if (backupTargetOf(env) === null) invalid('needs BACKUP_TARGET, a folder or a bucket')
  }
  for (const [name, what] of [
    ['DATABASE_READ_URL', 'a standby of it'],
    ['DATABASE_POOL_URL', 'a pooler in front of it'],
  ] as const) {
    const invalid = (message: string) => context.addIssue({ code: 'custom', path: [name], message })
    if (env[name] && !env.DATABASE_URL) invalid(`needs DATABASE_URL, the address of the primary`)
    else if (env[name] && env[name] === env.DATABASE_URL) invalid(`is DATABASE_URL: set it to ${what}, or remove it`)
  }
  if (env.SEARCH_SHARDS && !env.SEARCH_URL)
    context.addIssue({ code: 'custom', path: ['SEARCH_URL'], message: 'is required with SEARCH_SHARDS' })
  const missing = S3_VARIABLES.filter((name) => env[name] === undefined)
  if (missing.length === S3_VARIABLES.length) return
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'is required with the other S3_… variables' })
}).transform((env) => ({
  mode: env.NODE_ENV,
  host: env.HOST,
  port: env.PORT,
  /**
   * The number of processes that share the port. One in development, since the dev server of the pages is a single
   * process.
   */
  workers: env.NODE_ENV === 'development' ? 1 : env.WORKERS,
  /** The public origin without a trailing slash. */
  publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
  dataDir: resolve(env.DATA_DIR),
  /** Null starts the embedded PostgreSQL. */
  databaseUrl: env.DATABASE_URL ?? null,
  /** A pooler in front of that database for short transactions; null for none. */
  databasePoolUrl: env.DATABASE_POOL_URL ?? null,
  /** A standby of that database for reads that are the same for everybody; null for none. */
  standby: env.DATABASE_READ_URL ? { url: env.DATABASE_READ_URL, mostLagMs: env.DATABASE_READ_LAG_MS } : null,
  /** Redis transports events between processes; null uses PostgreSQL. */
  redisUrl: env.REDIS_URL ?? null,
  /** The search server that answers, and those with the rows; null searches in memory. */
  searchServer: env.SEARCH_URL
    ? {
        url: env.SEARCH_URL,
        shards: (env.SEARCH_SHARDS ?? env.SEARCH_URL).split(',').map((url) => url.trim()),
      }
    : null,
  /** Bytes of disk space that stored files must leave free. */
  diskReserve: env.DISK_RESERVE_MB * 1_000_000,
  /** A file that the backup touches after each success; null disables the check. */
  backupStamp: env.BACKUP_STAMP ? resolve(env.BACKUP_STAMP) : null,
  backups: {
    target: backupTargetOf(env),
    passphrase: env.BACKUP_PASSPHRASE ?? null,
    /** Whether the log of the embedded database is archived, for restoring any time. */
    isContinuous: env.BACKUP_CONTINUOUS,
  },
  /** The number of demo ads that are created on first start. */
  demoCars: env.DEMO_CARS,
  /** Per IP address. */
  requestsPerMinute: env.REQUESTS_PER_MINUTE,
  /** Sign-in attempts per IP address within ten minutes. Other limits scale with it. */
  attemptsPerAddress: env.ATTEMPTS_PER_ADDRESS,
  /** The secret that signs sessions; null uses the one in the data folder. */
  authSecret: env.AUTH_SECRET ?? null,
  /** Null writes emails to the outbox folder. */
  smtpUrl: env.SMTP_URL ?? null,
  mailFrom: env.MAIL_FROM ?? null,
  /** Null prints text messages to the console. */
  smsProvider: env.SMS_APP_SID ? { url: env.SMS_URL, appSid: env.SMS_APP_SID, sender: env.SMS_SENDER ?? null } : null,
  /** The S3 bucket for files; null stores them in the data folder. */
  s3: env.S3_BUCKET
    ? {
        endpoint: env.S3_ENDPOINT ?? '',
        region: env.S3_REGION ?? '',
        bucket: env.S3_BUCKET,
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      }
    : null,
  /** The language model behind the assistant; null for none. */
  languageModel:
    env.LLM_BASE_URL && env.LLM_MODEL
      ? {
          baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ''),
          apiKey: env.LLM_API_KEY ?? null,
          model: env.LLM_MODEL,
          patience: env.LLM_PATIENCE_MS,
          budget: {
            person: { requests: env.LLM_DAILY_REQUESTS, tokens: env.LLM_DAILY_TOKENS, cost: env.LLM_DAILY_COST },
            site: {
              requests: env.LLM_SITE_DAILY_REQUESTS,
              tokens: env.LLM_SITE_DAILY_TOKENS,
              cost: env.LLM_SITE_DAILY_COST,
            },
            prices: { input: env.LLM_INPUT_PRICE, output: env.LLM_OUTPUT_PRICE },
          },
        }
      : null,
  /** Whether to print emailed links and SMS codes that no provider delivers. */
  printSecrets: env.PRINT_SECRETS || env.NODE_ENV === 'development',
  /** The password of the demo accounts; null generates one on first start. */
  demoPassword: env.DEMO_PASSWORD ?? null,
  /** Whether an address belongs to a proxy whose X-Forwarded-For header is trusted. */
  isTrustedProxy: (env.TRUSTED_PROXIES && readRanges(env.TRUSTED_PROXIES)) || (() => false),
  /** URLs of caches in front of the server, which are purged when a page changes. */
  sharedCaches: env.SHARED_CACHES?.split(',').map((url) => url.trim()) ?? [],
  /** Queries that take at least this long are logged. */
  slowQueryMs: env.SLOW_QUERY_MS,
  /** Requests that take at least this long are logged. */
  slowRequestMs: env.SLOW_REQUEST_MS,
  /** Where Prometheus reads metrics; null for nowhere. */
  metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  /** Null if nothing is traced. The exporter reads the endpoint itself, as other variables of OpenTelemetry. */
  traces:
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? null
      : { service: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG },
  logLevel: env.LOG_LEVEL,
}))

export type Config = z.output<typeof Environment>

/** @returns a folder or a place in a bucket; null if the host makes backups otherwise, or none, as in development */
function backupTargetOf(env: z.output<typeof VARIABLES>): string | { place: S3Place; prefix: string } | null {
  const { BACKUP_TARGET: target } = env
  if (target === 'none') return null
  if (target === undefined && (env.BACKUP_STAMP || env.NODE_ENV !== 'production')) return null
  const [, bucket, prefix = ''] = S3_TARGET.exec(target ?? '') ?? []
  if (!bucket) return resolve(target ?? join(env.DATA_DIR, 'backups'))
  const place = {
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT ?? '',
    region: env.BACKUP_S3_REGION ?? env.S3_REGION ?? '',
    bucket,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY ?? '',
  }
  return { place, prefix }
}

/**
 * Reads the configuration. Empty variables are treated as unset.
 * @throws StartError listing all invalid variables
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new StartError(`Invalid environment variables: ${problems.join('; ')}.`)
}

/** Parts of the data folder that other users of the machine must not read. */
const PRIVATE_PARTS = ['auth-secret', 'outbox', 'files', 'backups']
const OTHERS = 0o077
const OTHERS_WRITE = 0o002
const STICKY = 0o1000

/** @throws StartError if the data folder is not writable, or if other users can replace its content */
export function ensureDataDir({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} is not writable: change its permissions, or set DATA_DIR to another folder.`,
    )
  }
  try {
    const { mode } = statSync(dataDir)
    if (mode & OTHERS_WRITE && !(mode & STICKY)) chmodSync(dataDir, mode & 0o7777 & ~OTHERS_WRITE)
    for (const part of PRIVATE_PARTS.map((name) => join(dataDir, name)).filter((path) => existsSync(path))) {
      chmodSync(part, statSync(part).mode & 0o7777 & ~OTHERS)
    }
  } catch {
    throw new StartError(
      `The data folder ${dataDir} can be changed by other users of this machine: change its permissions, or set DATA_DIR to another folder.`,
    )
  }
}
