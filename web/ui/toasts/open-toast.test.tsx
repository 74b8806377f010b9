import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { OpenToast } from './open-toast.tsx'

const { given } = vi.hoisted(() => ({ given: {} as Record<string, Record<string, unknown>> }))

vi.mock('radix-ui', () => {
  const part = (name: string) =>
    function Part({ children, ...props }: { children?: ReactNode }) {
      given[name] = props
      return <div>{children}</div>
    }
  const parts = ['Provider', 'Root', 'Title', 'Description', 'Action', 'Close', 'Viewport']
  return { Toast: Object.fromEntries(parts.map((name) => [name, part(name)])) }
})

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})
beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null })
  return () => vi.unstubAllGlobals()
})

function show(lang: 'ar' | 'en', duration?: number) {
  const toast = { id: 1, title: 'saved', isOpen: true, since: 0, ...(duration !== undefined && { duration }) }
  renderToStaticMarkup(
    <TextsProvider value={createTexts(lang, {})}>
      <OpenToast toast={toast} />
    </TextsProvider>,
  )
}

test.each([
  ['ar', 'left'],
  ['en', 'right'],
] as const)(
  'TOAST-01 in %s a toast stays 5000 ms, a swipe of 50 px to the %s closes it, and F8 leads to it',
  (lang, side) => {
    show(lang)
    expect(given).toMatchObject({
      Provider: { swipeDirection: side, swipeThreshold: 50 },
      Root: { duration: 5000, open: true },
      Viewport: { hotkey: ['F8'] },
    })
    show(lang, 9000)
    expect(given['Root']).toMatchObject({ duration: 9000 })
  },
)
