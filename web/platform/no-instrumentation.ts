/** Takes the place of React Router's own module in the browser (`vite.config.ts`), for tracing that we do not use. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined
export const getRouteInstrumentationUpdates = (): object => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
