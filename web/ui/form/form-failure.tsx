/** The error of a form, above its button. */
export function FormFailure({ text }: { text: string | undefined }) {
  return (
    <div role="alert">{text && <p className="rounded-control bg-danger-soft p-3 text-sm text-danger">{text}</p>}</div>
  )
}
