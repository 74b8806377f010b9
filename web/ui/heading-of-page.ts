/** The heading of the shown page, or else its content, made focusable. */
export function headingOfPage(): HTMLElement | null {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target && target.tabIndex < 0) target.tabIndex = -1
  return target
}
