import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { MetricsPanel } from './metrics-panel.tsx'
import { PerformanceWidget } from './performance-widget.tsx'

vi.mock('./use-measurements.ts', () => ({
  useMeasurements: () => ({
    measurements: { LCP: { value: 9000 }, FID: { value: 40 }, CLS: { value: 0.5 } },
    score: 61,
  }),
}))
vi.mock('./device-facts.tsx', () => ({ DeviceFacts: () => 'facts of the device' }))

beforeAll(() => loadDefaultTexts('en'))

interface Control {
  label?: string
  children?: ReactNode
  onClick?: () => void
}

function controlsIn(node: ReactNode): ReactElement<Control>[] {
  return Children.toArray(node).flatMap((one) =>
    isValidElement<Control>(one) ? [one, ...controlsIn(one.props.children)] : [],
  )
}

/** The shown text, after these controls were pressed. */
function shown(Part: typeof PerformanceWidget, { presses = [] as string[], onClose = () => {} }): string {
  const left = [...presses]
  function Pressed() {
    const tree = Part({ onClose })
    const press = left.shift()
    if (press !== undefined) {
      const named = controlsIn(tree).filter(
        ({ props }) => props.onClick && [props.label, props.children].includes(press),
      )
      expect(named).toHaveLength(1)
      named[0]?.props.onClick?.()
    }
    return tree
  }
  return renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <Pressed />
    </TextsProvider>,
  )
}

const DETAILS = ['LCP', 'FID', 'CLS', 'facts of the device', 'Performance issues detected', 'Score: the mean of']

test('PERF-01 the collapsed widget has its name, its score with a warning, and two buttons', () => {
  const html = shown(PerformanceWidget, {})
  expect(html).toMatch(/>Performance<[^]*<svg[^]*>61</)
  for (const name of ['Show details', 'Close']) expect(html).toContain(`aria-label="${name}"`)
  for (const detail of DETAILS) expect(html).not.toContain(detail)
})

test('PERF-01 PERF-02 the expanded widget says why it has its score, and is collapsed again', () => {
  const html = shown(PerformanceWidget, { presses: ['Show details'] })
  for (const detail of DETAILS) expect(html).toContain(detail)
  for (const other of ['INP', 'FCP', 'TTFB']) expect(html).not.toContain(other)
  expect(shown(PerformanceWidget, { presses: ['Show details', 'Hide details'] })).toBe(shown(PerformanceWidget, {}))
})

test('PERF-04 the panel has all vitals and the facts of the device', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const html = shown(MetricsPanel, {})
  for (const fact of ['LCP', 'FID', 'INP', 'CLS', 'FCP', 'TTFB', 'facts of the device', 'Score: 61 of 100'])
    expect(html).toContain(fact)
})

test.each([
  ['PERF-01 the widget', PerformanceWidget],
  ['PERF-04 the panel', MetricsPanel],
])('%s is closed by its button', (_, Part) => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  const onClose = vi.fn<() => void>()
  shown(Part, { presses: ['Close'], onClose })
  expect(onClose).toHaveBeenCalledOnce()
})
