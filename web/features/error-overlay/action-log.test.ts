import { beforeEach, expect, test, vi } from 'vitest'

/** As much of an element as the log reads. */
class Control extends EventTarget {
  tagName = 'BUTTON'
  textContent: string
  action = '/contact'
  constructor(name: string) {
    super()
    this.textContent = name
  }
  closest = () => this
  getAttribute = () => null
}

let page: EventTarget
let changed: () => void
let log: typeof import('./action-log.ts')
beforeEach(async () => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Control)
  vi.stubGlobal('location', { href: '/explore', pathname: '/explore', search: '' })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(notice: () => void) {
        changed = notice
      }
      observe() {}
    },
  )
  vi.resetModules()
  log = await import('./action-log.ts')
  log.watchActions()
  return () => vi.unstubAllGlobals()
})

function happen(type: string, name: string) {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: new Control(name) })
  page.dispatchEvent(event)
}
const noted = () => log.lastActions().map((action) => action.replace(/^\d\d:\d\d:\d\d /, ''))

test('ERRB-06 presses, sent forms and opened pages are noted', () => {
  happen('click', ' Save ')
  happen('submit', 'Send')
  changed()
  Object.assign(location, { href: '/car/7?from=x', pathname: '/car/7', search: '?from=x' })
  changed()
  expect(noted()).toEqual(['click button “Save”', 'submit /contact', 'page /car/7?from=x'])
})

test('ERRB-06 the last ten actions are kept', () => {
  for (let number = 1; number <= 12; number += 1) happen('click', `button ${number}`)
  expect(noted()).toHaveLength(10)
  expect(noted()[0]).toContain('button 3')
})
