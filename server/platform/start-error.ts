import { safeError } from './safe-error.ts'

/** A configuration error that prevents the start. The message is a single sentence for the operator. */
export class StartError extends Error {}

const FULL_DISK = /^(?:ENOSPC|EDQUOT|53100)$/
const FULL_DISK_LOG = 'No space left on device'
const NO_RIGHTS = /^(?:EACCES|EPERM|EROFS)$/
/** The error code of PostgreSQL for missing privileges. */
const NO_PRIVILEGE = '42501'

type CodedError = Error & { code?: unknown; path?: unknown }

/** What to print for an error of a start: one sentence, or the error itself, with its stack, if it is unexpected. */
export function describeStartError(error: unknown, dataDir: string): unknown {
  const sentence = sentenceOf(error, dataDir)
  return sentence === null ? safeError(error) : `sayyad: ${sentence}`
}

/** The sentence for an operator; null if the error is unexpected. */
export function sentenceOf(error: unknown, dataDir: string): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, path, message } = cause as CodedError
    if (FULL_DISK.test(String(code)) || message.includes(FULL_DISK_LOG)) {
      return `The disk of the data folder ${dataDir} is full: free some space, or set DATA_DIR to a folder on another disk.`
    }
    if (code === 'STORAGE_FULL') {
      return `The disk of the data folder ${dataDir} has less free space than DISK_RESERVE_MB: free some, or lower it.`
    }
    if (NO_RIGHTS.test(String(code)) && typeof path === 'string') {
      return `${path} cannot be used: change its permissions, or set DATA_DIR to another folder.`
    }
    if (code === NO_PRIVILEGE) {
      return `The user of DATABASE_URL lacks rights (${message}): grant them, or use the owner of the database.`
    }
    if (cause instanceof StartError) return message
  }
  return null
}

/** What a program of PostgreSQL says about its failure: the first error of its log, without time and process. */
export function reasonIn(log: string): string {
  const lines = log.trim().split('\n')
  const line = lines.find((one) => /FATAL|PANIC|error:/.test(one)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '').replace(/\.$/, '')
}
