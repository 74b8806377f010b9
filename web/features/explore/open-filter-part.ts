/** Expands a part of the form and focuses it. */
export function openFilterPart(id: string): void {
  const part = document.getElementById(id)
  if (!(part instanceof HTMLDetailsElement)) return
  part.open = true
  part.querySelector('summary')?.focus()
}
