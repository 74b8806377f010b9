import type { z } from 'zod'

/** A schema that is loaded when its form is used, since schemas are larger than forms. */
export interface LaterSchema<Output, Input> {
  load: () => Promise<z.ZodType<Output, Input>>
  /** Names of the fields that are marked as required until the schema is loaded. */
  required: readonly string[]
}
