import { connect, type Socket } from 'node:net'
import { assert, expect, onTestFinished, test } from 'vitest'
import { changeCars } from '#server/testing/change-cars.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenProxy } from '#server/testing/given-proxy.ts'
import { findFreePort, listWorkers, ready, startPrograms, waitFor } from '#server/testing/run-program.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

const { fill, start, run, findDatabase } = startPrograms()

/** Opens a connection and sends a text. */
async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await new Promise<void>((sent) => socket.write(text, () => sent()))
  return socket
}

test('requests under way at SIGTERM are answered, and no client that hangs delays the end', async () => {
  await fill()
  const port = await findFreePort()
  const server = start({ PORT: String(port) })
  await ready(server)
  await open(port, ' ')
  await open(port, 'GET / HTTP/1.1\r\nHost:')
  const requests = await Promise.all(
    Array.from({ length: 8 }, (_, at) => open(port, `GET /explore?price_max=${at}000 HTTP/1.1\r\nHost: here\r\n\r\n`)),
  )
  server.child.kill('SIGTERM')
  const answers = await Promise.all(
    requests.map(async (socket) => (await socket.setEncoding('utf8').toArray()).join('')),
  )
  expect(answers.filter((answer) => !/^HTTP\/1\.1 200 [^]*<\/html>/.test(answer))).toEqual([])
  expect(await server.ended).toBe(0)
  expect(findDatabase()).toBeNull()
})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['SIGTERM', 0],
  ['SIGKILL', null],
] as const)('%s of the process that owns the workers leaves none of them, and no database', async (signal, code) => {
  await fill()
  const server = run('build/server/main.js', [], { PORT: '0', WORKERS: '2' })
  await ready(server)
  const workers = listWorkers(server)
  expect(workers).toHaveLength(2)
  expect(server.output().match(/demo accounts/g)).toHaveLength(1)
  server.child.kill(signal)
  expect(await server.ended).toBe(code)
  await waitFor(() => !workers.some(isAlive) && findDatabase() === null)
})

test('a worker that was paused responds with current data as soon as it continues', async () => {
  const app = await givenApp()
  app.time.now = new Date()
  const [sold = ''] = await givenCars(app.services, {}, {})
  const port = await findFreePort()
  const env = { PORT: String(port), WORKERS: '2', DATABASE_URL: app.databaseUrl, DEMO_CARS: '0' }
  const server = run('build/server/main.js', [], env)
  await ready(server)
  const countOnSale = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cars?facets=true`)
    return ((await answer.json()) as { total: number }).total
  }
  /** Sends the requests at the same time, so that they reach all workers. */
  const countEverywhere = async () => [...new Set(await Promise.all(Array.from({ length: 8 }, countOnSale)))]
  expect(await countEverywhere()).toEqual([2])
  const [paused = 0] = listWorkers(server)
  process.kill(paused, 'SIGSTOP')
  // at most one connection waits for it
  const statusOf = (at: number) => fetch(`http://127.0.0.1:${port}/explore?year_min=${at}`).then(({ status }) => status)
  const asked = Array.from({ length: 4 }, (_, at) => statusOf(2000 + at))
  await Promise.any(asked)
  await changeCars(app.services, [sold], { status: 'sold' })
  process.kill(paused, 'SIGCONT')
  expect(await Promise.all(asked)).toEqual([200, 200, 200, 200])
  await expect.poll(countEverywhere).toEqual([1])
})

/** Sends requests until the event has happened and all of them succeed again. Returns all status codes. */
async function askUntilWell(port: number, hasHappened: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  for (let number = 0; ; number += 1) {
    const isOver = hasHappened()
    const answers = await Promise.all(
      [`/explore?price_min=${number}`, `/api/v1/cars?price_min=${number}`, '/api/health'].map((path) =>
        fetch(`http://127.0.0.1:${port}${path}`),
      ),
    )
    statuses.push(...answers.map(({ status }) => status))
    if (isOver && answers.every(({ ok }) => ok)) return statuses
  }
}

test('a database that ends alone is started again, three times; then the process ends with a sentence', async () => {
  await fill()
  const port = await findFreePort()
  const server = start({ PORT: String(port), REQUESTS_PER_MINUTE: '1000000' })
  await ready(server)
  const killDatabase = () => {
    const pid = findDatabase()
    assert(pid)
    process.kill(pid, 'SIGKILL')
    return pid
  }
  for (let times = 1; times <= 3; times += 1) {
    const killed = killDatabase()
    const statuses = await askUntilWell(port, () => ![killed, null].includes(findDatabase()))
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
  }
  killDatabase()
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n').at(-1)).toMatch(
    /^sayyad: The embedded PostgreSQL ended 4 times within 10 minutes: /,
  )
})

test('while an external database is unavailable, visitors get a 503, and afterwards it is used again', async () => {
  const { url } = await openTestDatabase()
  const proxy = await givenProxy(Number(new URL(url).port))
  onTestFinished(proxy.stop)
  const port = await findFreePort()
  const throughProxy = Object.assign(new URL(url), { port: String(proxy.port) }).href
  const server = start({ PORT: String(port), DATABASE_URL: throughProxy })
  await ready(server)
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })

  await proxy.stop()
  const page = await ask('/explore?lang=en')
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  const html = await page.text()
  expect(html).toMatch(/<html lang="en"[^]*<meta http-equiv="refresh" content="\d+"[^]*We’ll be right back/)
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]*)"/.exec(html) ?? []
  expect((await ask(stylesheet)).status).toBe(200)
  for (const headers of [{}, { authorization: 'Bearer sayyad_unknown' }]) {
    const call = await ask('/api/v1/cars', headers)
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await call.json()).toMatchObject({ code: 'UNAVAILABLE' })
  }
  for (const path of ['/explore.data', '/sitemap.xml']) {
    const answer = await ask(path)
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  }
  for (const path of ['/api/health', '/api/health/ready']) expect((await ask(path)).status).toBe(503)
  expect((await ask('/api/health/live')).status).toBe(200)

  await proxy.start()
  expect((await ask('/explore')).status).toBe(200)
  expect((await ask('/api/health')).status).toBe(200)
  await expect.poll(async () => (await ask('/api/health/ready')).status).toBe(200)
})
