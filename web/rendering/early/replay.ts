import type { Act, Field } from './record.ts'

const CONTROLS = 'input, textarea, select, button, form, details, [role]'

/** The controls within a part of the page, in their order. */
export const controlsOf = (part: Document | Element): Element[] => [...part.querySelectorAll(CONTROLS)]

/** @returns what was thrown before the scripts of the page began to watch for it; from now on nothing is noted */
export function takeEarlyErrors(): readonly unknown[] {
  const { early } = window
  const errors = early?.errors ?? []
  if (early) early.errors = null
  return errors
}

/** Notes what browsers enter themselves, for example after Back. Call it before hydration, which changes selections. */
export function noteRestoredFields(): void {
  const { early } = window
  if (!early) return
  early.controls = controlsOf(document)
  early.focused = document.activeElement
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!early.fields.has(field) && isChanged(field)) early.fields.set(field, valueOf(field))
  }
}

/** Ends the record of the page, except for its parts that are still late, and repeats what was recorded. */
export function replayPage(): void {
  const { early } = window
  if (!early) return
  early.isOpen = false
  const { controls } = early
  focusAgain(early.focused, { controls, part: document })
  document.querySelector('[data-scripts-failed]')?.setAttribute('hidden', '')
  void replay({ controls, part: document })
}

/**
 * The same for a part that was late.
 * @param sent its former controls, and the one of them that had the focus, if React has rendered the part anew
 */
export function replayPart(
  part: HTMLElement,
  { controls, focused }: { controls: readonly Element[]; focused: Element | null },
): void {
  part.removeAttribute('data-late')
  if (window.early?.isOpen !== false) return
  focusAgain(focused, { controls, part })
  void replay({ controls, part })
}

/** Controls of a part of the page before React rendered it anew. */
interface Former {
  controls: readonly Element[]
  part: Document | Element
}

async function replay(former: Former): Promise<void> {
  const { early } = window
  if (!early) return
  for (const [before, entered] of early.fields) {
    const field = presentOf(before, former)
    if (field && isLate(field)) continue
    early.fields.delete(before)
    if (field) enter(field, entered)
  }
  const acts = early.acts.map((act) => ({ ...act, on: presentOf(act.on, former) ?? act.on }) as Act)
  const ready = acts.filter(({ on }) => !on.isConnected || !isLate(on))
  early.acts = acts.filter((act) => !ready.includes(act))
  for (const act of ready) {
    // separate tasks, so that each sees the changes of the previous one; React hydrates nothing within an effect
    await new Promise((resolve) => setTimeout(resolve))
    if (act.on.isConnected || act.kind === 'key') repeat(act)
  }
}

function focusAgain(focused: Element | null, former: Former): void {
  const present = focused && presentOf(focused, former)
  if (present instanceof HTMLElement && document.activeElement === document.body) present.focus({ preventScroll: true })
}

/**
 * The element itself, or the one in its place: instead of hydrating a page whose texts were changed, for instance by a
 * translator, React renders it anew.
 */
function presentOf<One extends Element>(before: One, { controls, part }: Former): One | null {
  if (before.isConnected) return before
  const other = controlsOf(part)[controls.indexOf(before)]
  const isSame = ['name', 'type', 'role'].every((name) => other?.getAttribute(name) === before.getAttribute(name))
  return isSame && other?.tagName === before.tagName ? (other as One) : null
}

const isLate = (element: Element): boolean => element.closest('[data-late]') !== null

function repeat(act: Act): void {
  if (act.kind === 'tap') {
    if (act.busyBefore === null) act.on.removeAttribute('aria-busy')
    else act.on.setAttribute('aria-busy', act.busyBefore)
    // tabs answer to this one
    act.on.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    act.on.click()
  } else if (act.kind === 'submit') act.on.requestSubmit()
  else if (act.kind === 'toggle') act.on.dispatchEvent(new Event('toggle'))
  else {
    const target = act.on.isConnected ? act.on : (document.activeElement ?? document.body)
    target.dispatchEvent(new KeyboardEvent('keydown', act.key))
  }
}

const isBox = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type)

const valueOf = (field: Field): string | boolean => (isBox(field) ? field.checked : field.value)

/** What a browser shows itself. The chosen option may be missing, where the options are loaded later. */
function firstOptionOf({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  const all = [...options]
  return all.findLast(({ defaultSelected }) => defaultSelected) ?? all.find(({ disabled }) => !disabled)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0] !== firstOptionOf(field)
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Enters again what React did not see. */
function enter(field: Field, entered: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(entered)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'file') {
    if ((field as HTMLInputElement).files?.length) field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isBox(field)) {
    if (entered === field.defaultChecked || (field.type === 'radio' && !entered)) return
    field.checked = field.defaultChecked
    field.click()
  } else type(field, field.value === field.defaultValue ? String(entered) : field.value)
}

/** Sets the value with the native setter, since React ignores input events without a changed value. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text ? '' : field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // else its suggestions would stay open
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
