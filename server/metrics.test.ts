import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFreePort, ready, startPrograms, type Run } from '#server/testing/run-program.ts'

const { fill, start } = startPrograms()
const PROMTOOL = '/usr/bin/promtool'
const DEPLOY = new URL('../deploy/', import.meta.url).pathname

async function given(env: Record<string, string> = {}) {
  await fill()
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const server = start({ PORT: String(port), METRICS_PORT: String(metricsPort), ...env })
  await ready(server)
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const scrape = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    return { status: response.status, text: await response.text() }
  }
  return { server, ask, scrape, metricsPort }
}

const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )

test('metrics are on a port of their own, and not on that of the site', async () => {
  const { ask, scrape, metricsPort } = await given()
  expect((await ask('/explore')).status).toBe(200)
  expect((await ask('/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/explore`)).status).toBe(404)
  const isLive = async () => valueOf((await scrape()).text, 'sayyad_search_index_ready{worker="1"}')
  await expect.poll(isLive).toBe(1)

  const { text } = await scrape()
  expect(valueOf(text, 'sayyad_http_requests_total{kind="page",route="/explore",status="2xx",worker="1"}')).toBe(1)
  expect(valueOf(text, 'sayyad_search_index_lag_seconds{worker="1"}')).toBeLessThan(60)
  expect(valueOf(text, 'sayyad_database_connections_waiting{pool="queries",worker="1"}')).toBe(0)
  expect(valueOf(text, 'sayyad_live_sockets{worker="1"}')).toBe(0)
  expect(valueOf(text, 'sayyad_queue_age_seconds{queue="jobs",worker="1"}')).toBeGreaterThanOrEqual(0)
  expect(valueOf(text, 'sayyad_failed_jobs{kind="mails",worker="1"}')).toBe(0)
  expect(valueOf(text, 'sayyad_disk_free_bytes{disk="data",worker="1"}')).toBeGreaterThan(0)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(valueOf(text, `${name}{worker="1"}`)).toBeGreaterThan(0)
  expect(text).toMatch(/^sayyad_check_state\{check="database",worker="1"\} -?\d$/m)
})

test('each of several workers has its own series, which a restarted one continues; the site is told once', async () => {
  const { server, scrape } = await given({ WORKERS: '2' })
  const numbers = async (name: string) => {
    const { text } = await scrape()
    return [...text.matchAll(new RegExp(String.raw`^${name}\{.*worker="(\d+)"\}`, 'gm'))].map(([, number]) => number)
  }
  const resident = () => numbers('process_resident_memory_bytes')
  await expect.poll(async () => new Set(await resident())).toEqual(new Set(['1', '2']))
  expect(new Set(await numbers('sayyad_check_state'))).toEqual(new Set(['1']))

  const [first] = findWorkers(server)
  if (first === undefined) throw new Error('There are no workers')
  process.kill(first, 'SIGKILL')
  await expect.poll(() => server.output()).toContain('starting another one')
  await expect.poll(async () => findWorkers(server).length).toBe(2)
  await expect.poll(async () => new Set(await resident())).toEqual(new Set(['1', '2']))
})

function findWorkers({ child }: Run): number[] {
  const children = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
  return children
    .filter((pid) => existsSync(`/proc/${pid}/environ`))
    .filter((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('SAYYAD_WORKER='))
    .map(Number)
}

test.skipIf(!existsSync(PROMTOOL))(
  'Prometheus can read the metrics, its settings and the rules of alerts',
  async () => {
    const { ask, scrape } = await given()
    await ask('/explore')
    const { text } = await scrape()
    const { status, stderr } = spawnSync(PROMTOOL, ['check', 'metrics'], { input: text, encoding: 'utf8' })
    // it dislikes names of prom-client, which is not an error
    expect([0, 3]).toContain(status)
    expect(stderr.split('\n').filter((line) => line && !line.startsWith('nodejs_'))).toEqual([])
    const run = (...args: string[]) => spawnSync(PROMTOOL, args, { cwd: DEPLOY, encoding: 'utf8' })
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ] as const) {
      const checked = run(...args)
      expect([checked.status, checked.status === 0 ? '' : checked.stdout + checked.stderr]).toEqual([0, ''])
    }
  },
)

test('alerts and dashboards ask only for metrics that exist', async () => {
  const { ask, scrape } = await given()
  await ask('/explore')
  const { text } = await scrape()
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  const asked = readdirSync(DEPLOY)
    .filter((file) => /^(?:alerts|dashboard)/.test(file))
    .flatMap((file) => readFileSync(DEPLOY + file, 'utf8').match(/\b(?:sayyad|nodejs|process)_[a-z\d_]+/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
  expect(asked.length).toBeGreaterThan(10)
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([])
})
