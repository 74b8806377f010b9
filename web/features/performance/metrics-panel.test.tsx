import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { MetricsPanel } from './metrics-panel.tsx'

// effects begin at once, since no browser renders the panel here
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => void) => effect(),
}))

beforeAll(() => loadDefaultTexts('en'))

test('PERF-04 the panel reads everything again every three seconds', () => {
  vi.useFakeTimers()
  const read = vi.fn<() => never[]>(() => [])
  vi.stubGlobal('window', { innerWidth: 1440 })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('performance', { getEntriesByType: read })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <MetricsPanel onClose={() => {}} />
    </TextsProvider>,
  )
  read.mockClear()
  vi.advanceTimersByTime(2999)
  expect(read).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(read).toHaveBeenCalledOnce()
})
