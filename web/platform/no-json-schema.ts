/** Takes the place of zod's own modules in the browser (`vite.config.ts`), for a conversion that only the server makes. */
export const createToJSONSchemaMethod = () => undefined
export const createStandardJSONSchemaMethod = () => undefined
