import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pg from 'pg'
import { addUser, PASSWORD, removeUser, signIn } from './bench-user.ts'
import { timeEach } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'
import { ORIGIN, startHost } from './start-host.ts'

const SIGN_INS = 200
const SEARCHES = 400
const SIGN_INS_PER_SECOND = 5
const CLIENTS = 64
/** Sign-ins at once while the clients get their sessions. */
const AT_ONCE = 4

/** The cost of sign-in besides hashing, its effect on other requests, and correct counts under load. */
export async function benchAccounts(url: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const host = await startHost(url)
  try {
    await addUser(database)
    const hash = await hashPassword(PASSWORD)
    const bare = () => timeEach(SIGN_INS, async () => void (await verifyPassword({ hash, password: PASSWORD })))
    const device = await signIn('')
    await timeEach(10, async () => void (await signIn(device)))
    const hashing = await bare()
    const signingIn = await timeEach(SIGN_INS, async () => void (await signIn(device)))

    const search = (round: number) =>
      fetch(`${ORIGIN}/api/v1/cars?price_min=${1000 + round}`).then((answer) => answer.text())
    await timeEach(100, async (round) => void (await search(50_000 + round)))
    const idle = await timeEach(SEARCHES, async (round) => void (await search(round)))
    const timer = setInterval(() => void signIn(device), 1000 / SIGN_INS_PER_SECOND)
    const busy = await timeEach(SEARCHES, async (round) => void (await search(10_000 + round)))
    clearInterval(timer)
    return [
      reported('password hashing alone, p99', hashing.p99, 'ms'),
      atMost('sign-in, p99, relative to hashing', signingIn.p99 / hashing.p99, '×', 1.3),
      reported('search without sign-ins, p99', idle.p99, 'ms'),
      atMost('search with 5 sign-ins a second, p99, relative to none', busy.p99 / idle.p99, '×', 3),
      atMost('miscounted favorites after 64 concurrent clients', await miscounted(database, device), 'of 1', 0),
    ]
  } finally {
    await host.stop()
    await removeUser(database)
    await database.end()
  }
}

/** 64 sessions of one user add and remove the same favorite and finally add it: it counts once. */
async function miscounted(database: pg.Client, device: string): Promise<number> {
  const { rows } = await database.query<{ id: string }>(
    "select id from cars where status = 'active' and expires_at > now() order by key desc limit 1",
  )
  const carId = rows[0]?.id ?? ''
  const cookies: string[] = []
  while (cookies.length < CLIENTS) {
    cookies.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(device)))))
  }
  const ask = (cookie: string, method: string) =>
    fetch(`${ORIGIN}/api/v1/me/favorites/${carId}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method === 'PUT' && { body: '{}' }),
    })
  const before = await countOf(database, carId)
  await Promise.all(
    cookies.map(async (cookie) => {
      for (const method of ['PUT', 'DELETE', 'PUT']) await ask(cookie, method)
    }),
  )
  await ask(cookies[0] ?? '', 'PUT')
  const after = await countOf(database, carId)
  return Math.abs(after - before - 1)
}

async function countOf(database: pg.Client, carId: string): Promise<number> {
  const { rows } = await database.query<{ favorites_count: number }>(
    'select favorites_count from car_counters where car_id = $1',
    [carId],
  )
  return rows[0]?.favorites_count ?? 0
}
