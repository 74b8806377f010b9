declare module 'virtual:contract-routes' {
  /** Methods and paths by procedure, such as `GET /cars/{id}` by `cars.get`. */
  export const routes: Readonly<Record<string, string>>
}
