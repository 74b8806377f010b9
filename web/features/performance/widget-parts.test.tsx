import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { DeviceFacts } from './device-facts.tsx'
import type { Measurements } from './measure.ts'
import { VitalList } from './vital-list.tsx'

beforeAll(() => loadDefaultTexts('en'))
afterEach(() => void vi.unstubAllGlobals())

const textOf = (shown: ReactNode) =>
  renderToStaticMarkup(<TextsProvider value={createTexts('en', {})}>{shown}</TextsProvider>)

/** A phone with 50 MB in use. */
function givenDevice(onLine: boolean) {
  vi.stubGlobal('navigator', {
    onLine,
    hardwareConcurrency: 8,
    deviceMemory: 8,
    connection: { effectiveType: '3g', downlink: 1.5, rtt: 300 },
  })
  vi.stubGlobal('performance', { memory: { usedJSHeapSize: 50 * 1_048_576 } })
  vi.stubGlobal('window', { innerWidth: 390 })
}

test('PERF-02 memory stands beside a bar of 100 MB, and the network with its speed and latency', () => {
  givenDevice(true)
  const html = textOf(<DeviceFacts />)
  expect(html).toMatch(/<meter[^>]* max="100" value="50"/)
  for (const fact of ['50 MB', '3g', '1.5 Mbps', '300 ms', 'High end · small screen']) expect(html).toContain(fact)
  expect(html).not.toContain('Offline')
})

test('PERF-02 without a connection it is said to be offline, without speed and latency', () => {
  givenDevice(false)
  const html = textOf(<DeviceFacts />)
  expect(html).toContain('Offline')
  for (const fact of ['3g', 'Mbps', '300 ms']) expect(html).not.toContain(fact)
})

test.each([
  ['LCP', 2500, false],
  ['LCP', 2501, true],
  ['FID', 100, false],
  ['FID', 101, true],
  ['CLS', 0.1, false],
  ['CLS', 0.11, true],
] as const)('PERF-03 %s of %d is red: %s, with its cause', (vital, value, isRed) => {
  const measurements: Measurements = { [vital]: { value, cause: 'img.hero' } }
  const html = textOf(<VitalList vitals={[vital]} measurements={measurements} />)
  expect(html.includes('text-danger')).toBe(isRed)
  expect(html.includes('img.hero')).toBe(isRed)
})
