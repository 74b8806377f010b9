/** The version of the code of this page, which React Router writes into its manifest; '' before it is known. */
export function pageVersion(): string {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: { version?: string } }
  return manifest?.version ?? ''
}
