import type { ReactElement } from 'react'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { PerformanceTools } from './performance-tools.tsx'

const site = vi.hoisted(() => ({
  settings: {} as Record<string, unknown>,
  role: 'user',
  effects: [] as (() => unknown)[],
}))

// effects run when the test says so, since no browser renders the tools here
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => unknown) => void site.effects.push(effect),
}))
vi.mock('#web/features/settings/public.ts', () => ({
  useSettings: () => ({ read: (key: string) => site.settings[key], isLoading: false }),
}))
vi.mock('#web/platform/pages/viewer-context.tsx', () => ({ useViewer: () => ({ role: site.role }) }))
vi.mock('#web/platform/browser/when-idle.ts', () => ({ whenIdle: (act: () => void) => act() }))
vi.mock('#web/rendering/late-part.tsx', () => ({
  latePart: (load: () => unknown) => () => (String(load).includes('metrics-panel') ? 'panel' : 'widget'),
}))

type Key = Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>>
const SHORTCUT: Key = { key: 'P', ctrlKey: true, shiftKey: true }

beforeEach(() => {
  site.settings = { measured_visits_percent: 0 }
  site.role = 'user'
  vi.stubEnv('DEV', false)
  return () => vi.unstubAllEnvs()
})

/** What is shown once the page was idle and these keys were pressed, and whether it was then closed. */
function shown(keys: readonly Key[] = [], isClosed = false): string {
  let pass = 0
  function Tools() {
    site.effects = []
    const tree = PerformanceTools()
    pass += 1
    if (pass === 1) {
      run()
      for (const key of keys) listen?.({ ...key, preventDefault: () => {} })
    } else if (pass === 2 && isClosed) close(tree)
    return tree
  }
  let listen: ((event: Key & { preventDefault: () => void }) => void) | undefined
  function run() {
    vi.stubGlobal('addEventListener', (_: string, heard: typeof listen) => (listen = heard))
    for (const effect of site.effects) effect()
  }
  return renderToStaticMarkup(<Tools />)
}

function close({ props }: ReactElement<{ children: (ReactElement<{ onClose: () => void }> | false)[] }>) {
  for (const part of props.children) if (part) part.props.onClose()
}

test.each([
  ['nobody, unless a setting turns it on', {}, 'admin', ''],
  ['admins', { enable_performance_widget: true }, 'admin', 'widget'],
  ['no visitors, unless a setting shows it to all', { enable_performance_widget: true }, 'user', ''],
  ['all', { enable_performance_widget: true, performance_widget_for_all: true }, 'user', 'widget'],
  ['nobody, if only the setting for all is on', { performance_widget_for_all: true }, 'user', ''],
])('PERF-01 the widget is shown to %s', (_, settings, role, expected) => {
  Object.assign(site, { settings: { ...site.settings, ...settings }, role })
  expect(shown()).toBe(expected)
})

test('PERF-01 a widget that was closed stays closed', () => {
  Object.assign(site.settings, { enable_performance_widget: true, performance_widget_for_all: true })
  expect(shown([], true)).toBe('')
})

test('PERF-04 Ctrl+Shift+P opens the panel and closes it, on Arabic keyboards too, where a setting turns it on', () => {
  expect(shown([SHORTCUT])).toBe('')
  site.settings['enable_metrics_panel'] = true
  expect(shown()).toBe('')
  for (const key of ['P', 'p', 'ح']) expect(shown([{ ...SHORTCUT, key }])).toBe('panel')
  expect(shown([SHORTCUT, SHORTCUT])).toBe('')
  for (const other of [{ key: 'K' }, { ctrlKey: false }, { shiftKey: false }])
    expect(shown([{ ...SHORTCUT, ...other }])).toBe('')
  expect(shown([SHORTCUT], true)).toBe('')
})

test('PERF-04 the panel is always there during development', () => {
  vi.stubEnv('DEV', true)
  expect(shown([SHORTCUT])).toBe('panel')
})
