/** The last fallback: it stands without texts or providers, since those may be what failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="content" className="page py-16">
      <h1 className="text-2xl font-bold">Unexpected Application Error!</h1>
      <p dir="auto">{error instanceof Error ? error.message : String(error)}</p>
    </main>
  )
}
