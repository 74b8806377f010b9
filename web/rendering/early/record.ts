/** What was done before the code for it had come. */
export type Act =
  | { kind: 'tap'; on: HTMLElement; busyBefore: string | null }
  | { kind: 'submit'; on: HTMLFormElement }
  | { kind: 'toggle'; on: HTMLElement }
  | { kind: 'key'; on: Element; key: KeyboardEventInit }

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface Early {
  /** In their order. */
  acts: Act[]
  /** Fields with what was entered: a text, or whether it is checked. */
  fields: Map<Field, string | boolean>
  /** The controls of the page before hydration, in their order. */
  controls: readonly Element[]
  /** The element with the focus right before hydration. */
  focused: Element | null
  /** Whether the page is not hydrated yet. Afterwards only parts with `data-late` are not. */
  isOpen: boolean
  /** Whether the scripts of the page failed to load. */
  hasFailed: boolean
  /** What was thrown and not caught; null once the scripts watch for it themselves. */
  errors: unknown[] | null
  /** The control that was pressed last. */
  pressed: HTMLElement | null
}

declare global {
  interface Window {
    early?: Early
  }
}

/**
 * Runs in the head of the page. Records what is done to controls that need scripts and are not hydrated yet, and shows
 * at once on the control that it was noticed. Nobody else sees these events, so that they take effect once, when
 * `replay` repeats them. Links and forms that the server understands are left to the browser,
 * unless they wait for the scripts (`data-waits`).
 *
 * Its source is sent with the page, so it can use nothing outside of it.
 */
export function record(): void {
  const early: Early = {
    acts: [],
    fields: new Map(),
    controls: [],
    focused: null,
    isOpen: true,
    hasFailed: false,
    errors: [],
    pressed: null,
  }
  window.early = early
  /** What is sent without scripts, since they failed. */
  let unsent: HTMLFormElement | null = null
  const controls =
    'button, [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], [role=checkbox], [role=radio]'

  const isLate = (element: Element) => early.isOpen || element.closest('[data-late]') !== null
  const isSent = (form: HTMLFormElement | null) =>
    form !== null &&
    !form.hasAttribute('data-waits') &&
    form.getAttribute('method') !== 'dialog' &&
    (form.hasAttribute('action') || form.method === 'post')
  const worksAlone = (control: HTMLElement) =>
    control instanceof HTMLButtonElement &&
    (control.type === 'reset' || (control.type === 'submit' && isSent(control.form)))
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const setBusy = (element: Element, value: string | null) =>
    value === null ? element.removeAttribute('aria-busy') : element.setAttribute('aria-busy', value)

  function take(control: HTMLElement): void {
    if (early.hasFailed) {
      const form = formOf(control)
      return form ? submit(form) : fail()
    }
    // who taps again is impatient, since nothing has changed yet; it counts once
    if (early.acts.some((act) => act.kind === 'tap' && act.on === control)) return
    early.acts.push({ kind: 'tap', on: control, busyBefore: control.getAttribute('aria-busy') })
    setBusy(control, 'true')
  }

  function submit(form: HTMLFormElement): void {
    if (early.hasFailed) return form.method === 'post' ? sendAlone(form) : undefined
    if (!early.acts.some(({ on }) => on === form)) early.acts.push({ kind: 'submit', on: form })
  }

  /** The form that a button submits. */
  const formOf = (element: Element) =>
    element instanceof HTMLButtonElement && element.type === 'submit' ? element.form : null

  /** Sends a form that the server understands as soon as there is a connection, since its scripts have failed. */
  function sendAlone(form: HTMLFormElement): void {
    if (unsent === form) return
    unsent = form
    for (const button of form.querySelectorAll('[type=submit]')) setBusy(button, 'true')
    void sendOnceReached(form)
  }

  async function sendOnceReached(form: HTMLFormElement, pause = 1000): Promise<void> {
    try {
      await fetch('/api/health/live', { cache: 'no-store' })
    } catch {
      return void setTimeout(sendOnceReached, pause, form, Math.min(pause * 2, 30_000))
    }
    if (early.isOpen) form.submit()
  }

  function fail(): void {
    if (!early.isOpen) return
    if (!early.hasFailed) afterParsing(() => void loadAgain())
    early.hasFailed = true
    const { acts } = early
    early.acts = []
    for (const act of acts) {
      if (act.kind === 'tap') setBusy(act.on, act.busyBefore)
      const form = act.kind === 'submit' ? act.on : formOf(act.on)
      if (form) submit(form)
    }
    document.querySelector('[data-scripts-failed]')?.removeAttribute('hidden')
  }

  const afterParsing = (act: () => void) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act()

  /** Whether texts would be lost: typed ones, or those that the server repeats in its answer to a form. */
  const hasTexts = () =>
    early.fields.size > 0 ||
    [...document.querySelectorAll<Field>('form[method=post] :is(input, textarea)')].some(
      (field) => !/^(?:hidden|checkbox|radio)$/.test(field.type) && field.value !== '',
    )

  /**
   * Loads the page once more, as soon as its scripts can be had: at most once a minute, and only if nothing is lost.
   * @param pause milliseconds until the next attempt
   */
  async function loadAgain(pause = 1000): Promise<void> {
    const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    try {
      // one that the server no longer has will not be needed by the new page
      await Promise.all(scripts.map(({ href }) => fetch(href)))
    } catch {
      return void setTimeout(loadAgain, pause, Math.min(pause * 2, 30_000))
    }
    // what failed may not have been needed
    if (!early.isOpen || unsent || hasTexts()) return
    try {
      if (Date.now() - Number(sessionStorage.getItem('sayyad-loaded-again')) < 60_000) return
      sessionStorage.setItem('sayyad-loaded-again', String(Date.now()))
      location.replace(location.pathname + location.search)
    } catch {
      // without storage it could be loaded again and again
    }
  }

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      const control = event.target.closest<HTMLElement>(`${controls}, a[href], summary`)
      early.pressed = control
      if (!control?.matches(controls) || !isLate(control) || worksAlone(control)) return
      stop(event)
      if (control.getAttribute('aria-disabled') !== 'true') take(control)
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!isLate(form) || isSent(form)) return
      stop(event)
      submit(form)
    },
    true,
  )
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && isLate(target)) early.acts.push({ kind: 'toggle', on: target })
    },
    true,
  )
  for (const name of ['input', 'change'])
    addEventListener(
      name,
      ({ target }) => {
        const field = target as Field
        if (!isLate(field)) return
        early.fields.set(
          field,
          /^(?:checkbox|radio)$/.test(field.type) ? (field as HTMLInputElement).checked : field.value,
        )
      },
      true,
    )
  addEventListener(
    'keydown',
    (event) => {
      early.pressed = null
      const { key, code, ctrlKey, metaKey, altKey, repeat, target } = event
      if (!(target instanceof HTMLElement) || !isLate(target) || altKey || repeat) return
      if (event.isComposing || event.keyCode === 229) return
      if (/^Arrow(?:Up|Down)$/.test(key) && target.matches('[aria-haspopup=menu]')) {
        stop(event)
        return take(target)
      }
      // fields in which Enter begins no new line
      if (key === 'Enter' && !event.shiftKey && target.matches('textarea[enterkeyhint=send]')) {
        stop(event)
        return submit((target as HTMLTextAreaElement).form as HTMLFormElement)
      }
      // single characters, and Ctrl+K, which the browser would take; other combinations are left to it
      const isHeld = ctrlKey || metaKey
      if (!document.querySelector('[data-shortcuts]') || key.length > 1 || (isHeld && code !== 'KeyK')) return
      if (target.matches('input, textarea, select')) return
      if (isHeld) event.preventDefault()
      early.acts.push({
        kind: 'key',
        on: target,
        key: { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true },
      })
    },
    true,
  )
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || !early.isOpen || event.defaultPrevented || event.button) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const isHere = link.origin === location.origin && link.href.split('#')[0] !== location.href.split('#')[0]
    if (isHere && !link.target && !link.hasAttribute('download')) setBusy(link, 'true')
  })
  // the page was left by a link, and is shown again by Back
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const link of document.querySelectorAll('a[aria-busy]')) setBusy(link, null)
  })
  addEventListener(
    'error',
    ({ target, error, message }) => {
      if (target instanceof HTMLScriptElement) fail()
      if (target === window && early.errors && early.errors.length < 10) early.errors.push(error ?? message)
    },
    true,
  )
  // browsers word it differently: "Failed to fetch dynamically imported module", "Importing a module script failed."
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof TypeError && /module/i.test(reason.message)) fail()
  })
}
