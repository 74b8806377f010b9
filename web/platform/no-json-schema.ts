/** Replaces modules of zod in the browser (`vite.config.ts`): only the server converts schemas to JSON Schema. */
export const createToJSONSchemaMethod = () => undefined
export const createStandardJSONSchemaMethod = () => undefined
