type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Collects input from before hydration, which React does not see.
 * @returns a function that replays it; call it after hydration
 */
export function collectEarlyInputs(): () => void {
  const controls = [...document.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
  const enterEach = controls.flatMap((control) => enterAnew(control) ?? [])
  return () => enterEach.forEach((enter) => enter())
}

/** Null if the control is unchanged. */
function enterAnew(control: Control): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { value, options } = control
    if ([...options].every(({ selected, defaultSelected }) => selected === defaultSelected)) return null
    return () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked } = control
    if (checked === defaultChecked || (control.type === 'radio' && !checked)) return null
    return () => {
      control.checked = defaultChecked
      control.click()
    }
  }
  const { value: early, defaultValue } = control
  if (early === defaultValue) return null
  return () => typeAnew(control, control.value === defaultValue ? early : control.value)
}

/** Sets the value with the native setter, since React ignores input events without a changed value. */
function typeAnew(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // else its suggestions would stay open
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
