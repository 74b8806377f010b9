/** Escapes `<`, so that no text can close the script element. */
export const jsonLd = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Structured data (JSON-LD) for search engines. Rendered on the server only; `json` may be empty in the browser. */
export const JsonLd = ({ json }: { json: string }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
)
