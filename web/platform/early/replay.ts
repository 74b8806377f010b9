import type { Act, Field } from './record.ts'

/** Notes what browsers enter themselves, for example after Back. Call it before hydration, which changes selections. */
export function noteRestoredFields(): void {
  const { early } = window
  if (!early) return
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!early.fields.has(field) && isChanged(field)) early.fields.set(field, valueOf(field))
  }
}

/** Ends the record of the page, except for its parts that are still late, and repeats what was recorded. */
export function replayPage(): void {
  const { early } = window
  if (!early) return
  early.isOpen = false
  document.querySelector('[data-scripts-failed]')?.setAttribute('hidden', '')
  void replay()
}

/** The same for a part that was late. */
export function replayPart(part: HTMLElement): void {
  part.removeAttribute('data-late')
  if (window.early?.isOpen === false) void replay()
}

async function replay(): Promise<void> {
  const { early } = window
  if (!early) return
  for (const [field, entered] of early.fields) {
    if (isLate(field)) continue
    early.fields.delete(field)
    if (field.isConnected) enter(field, entered)
  }
  const ready = early.acts.filter(({ on }) => !isLate(on))
  early.acts = early.acts.filter((act) => !ready.includes(act))
  for (const act of ready) {
    // separate tasks, so that each sees the changes of the previous one; React hydrates nothing within an effect
    await new Promise((resolve) => setTimeout(resolve))
    if (act.on.isConnected || act.kind === 'key') repeat(act)
  }
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

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
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
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // else its suggestions would stay open
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
