/** @param data anything that JSON can say; texts can't end the script early */
export const jsonLd = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Structured data (JSON-LD) for search engines. Only the server writes them: in the browser `json` may be empty. */
export const JsonLd = ({ json }: { json: string }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
)
