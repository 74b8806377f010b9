import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { recordedErrors } from '#web/platform/pages/error-log.ts'
import { Boundary } from './boundary.tsx'
import type { FallbackProps } from './fallback-props.ts'
import { FullPageFallback } from './full-page-fallback.tsx'

test.each([
  [0, true],
  [3, false],
])(
  'ERRB-01 ERRB-02 the whole page in both languages, with a button to retry after %i retries: %s',
  async (retries, can) => {
    vi.stubGlobal('document', { documentElement: { classList: { contains: () => false } } })
    await loadDefaultTexts('ar')
    const html = renderToStaticMarkup(
      <FullPageFallback error={new Error('x')} id="a reference" retries={retries} tryAgain={() => {}} />,
    )
    vi.unstubAllGlobals()
    for (const text of [
      'تعذّر عرض الموقع',
      'The site could not be shown',
      'الرقم المرجعي للخطأ',
      'Error reference',
      'a reference',
    ])
      expect(html).toContain(text)
    for (const button of ['Repair and reload', 'Reload', 'Home page']) expect(html).toContain(button)
    expect(html.includes('Retry')).toBe(can)
  },
)

test('ERRB-03 what failed is shown again when it is rendered for another place', () => {
  const failed = { failure: { error: new Error('x') }, retries: 3, of: 'here' }
  const props = { fallback: () => null, children: null }
  expect(Boundary.getDerivedStateFromProps({ ...props, of: 'here' }, failed)).toBeNull()
  expect(Boundary.getDerivedStateFromProps({ ...props, of: 'there' }, failed)).toEqual({
    failure: null,
    retries: 0,
    of: 'there',
  })
})

test('ERRB-03 what a boundary catches is recorded as critical, with its components', () => {
  vi.stubGlobal('window', { location: { href: 'https://sayyad.example/explore' } })
  const boundary = new Boundary({ fallback: () => null, children: null })
  const setState = vi.spyOn(boundary, 'setState').mockImplementation(() => {})
  boundary.componentDidCatch(new Error('x'), { componentStack: ' at Card' })
  vi.unstubAllGlobals()
  expect(setState).toHaveBeenCalledExactlyOnceWith({
    failure: { error: expect.any(Error), id: recordedErrors()[0]?.id },
  })
  expect(recordedErrors()[0]).toMatchObject({
    type: 'render',
    severity: 'critical',
    message: 'x',
    context: { componentStack: ' at Card' },
  })
})

test('ERRB-02 a boundary counts each retry', () => {
  const boundary = new Boundary({ fallback: () => null, children: null })
  boundary.state = { failure: { error: new Error('x') }, retries: 1 }
  const setState = vi.spyOn(boundary, 'setState').mockImplementation(() => {})
  const { props } = boundary.render() as ReactElement<FallbackProps>
  expect(props.retries).toBe(1)
  props.tryAgain()
  expect(setState).toHaveBeenCalledExactlyOnceWith({ failure: null, retries: 2 })
})
