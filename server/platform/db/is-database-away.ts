/** Error codes of the network, and of PostgreSQL while it starts, stops or has no free connection. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\d{3}|53300|57P0[1-3])$/
/** Messages of driver errors, which have no code. */
const MESSAGES = ['Connection terminated', 'Client has encountered a connection error', 'timeout exceeded when trying']

/** Whether an error or its cause means that the database is currently unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message } = cause as Error & { code?: unknown }
    if (CODES.test(String(code)) || MESSAGES.some((text) => message.startsWith(text))) return true
  }
  return false
}
