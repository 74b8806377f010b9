declare module 'virtual:contract-routes' {
  /** Methods and paths by procedure, such as `GET /cars/{id}` by `cars.get`. */
  export const routes: Readonly<Record<string, string>>
}

declare module 'virtual:text-files' {
  /** Files of texts by language and by the file that loads them, as addresses. */
  export const textFiles: Readonly<Record<string, Partial<Record<string, readonly string[]>>>>
}
