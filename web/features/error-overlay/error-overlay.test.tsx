import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { recordedErrors, recordError } from '#web/platform/pages/error-log.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { Button } from '#web/ui/button.tsx'
import type { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorOverlay } from './error-overlay.tsx'

/** What the buttons do, by their texts. */
const presses = new Map<unknown, unknown>()

vi.mock('#web/ui/button.tsx', () => ({
  Button: ({ children, onClick }: ComponentProps<typeof Button>) => {
    presses.set(children, onClick)
    return <button type="button">{children}</button>
  },
}))

/** What is copied, by the texts of the buttons. */
const copies = new Map<unknown, string>()
vi.mock('#web/ui/copy-button.tsx', () => ({
  CopyButton: ({ children, text }: ComponentProps<typeof CopyButton>) => {
    copies.set(children, text)
    return <button type="button">{children}</button>
  },
}))
vi.mock('./action-log.ts', () => ({ lastActions: () => ['12:00:00 click a “Kia”'] }))

beforeAll(() => loadDefaultTexts('en'))

const shown = () =>
  renderToStaticMarkup(
    <TextsProvider value={createTexts('en', {})}>
      <ErrorOverlay />
    </TextsProvider>,
  )

test('ERRB-06 the last ten errors are shown, each to be copied, with buttons for all of them', () => {
  const reload = vi.fn<() => void>()
  const location = { href: 'https://sayyad.example/explore', pathname: '/explore', search: '', reload }
  vi.stubGlobal('window', { location })
  vi.stubGlobal('document', { querySelector: () => null })
  onTestFinished(() => void vi.unstubAllGlobals())
  for (let number = 1; number <= 12; number++)
    recordError(new Error(`fault ${number}`), { type: 'window', severity: 'critical' })
  const html = shown()
  expect(html.match(/<li\b/g)).toHaveLength(10)
  expect(html).toContain('fault 12')
  expect(html).not.toContain('fault 2<')
  expect(html.match(/>Copy details</g)).toHaveLength(10)
  for (const button of ['Copy all', 'Clear all', 'Reload']) expect(html).toContain(button)
  expect(copies.get('Copy details')).toMatch(/^# fault 3\n[^]*click a “Kia”/)
  expect(copies.get('Copy all details')).toMatch(/^# 10 errors\n[^]*click a “Kia”/)
  ;(presses.get('Reload') as () => void)()
  expect(reload).toHaveBeenCalledOnce()
  ;(presses.get('Clear all') as () => void)()
  expect(recordedErrors()).toEqual([])
  expect(shown()).toBe('')
})
