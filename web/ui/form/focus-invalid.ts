/** Gives the focus to the first field of a form that has an error, once the error is on the page. */
export function focusInvalid(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
