declare module 'virtual:contract-routes' {
  /** Methods and paths by procedure, such as `GET /cars/{id}` by `cars.get`. */
  export const routes: Readonly<Record<string, string>>
}

declare module 'virtual:contract-routes/admin' {
  /** Those of procedures of admins. */
  export const routes: Readonly<Record<string, string>>
}

declare module 'virtual:text-files' {
  /** URLs of text files by script and language. */
  export const textFiles: Readonly<Record<string, Partial<Record<string, readonly string[]>>>>
}
