/** Replaces a module of React Router in the browser (`vite.config.ts`): its instrumentation is not used. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined
export const getRouteInstrumentationUpdates = (): object => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
