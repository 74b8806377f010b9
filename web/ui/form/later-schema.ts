import type { z } from 'zod'
import { loadCode } from '#web/rendering/load-code.ts'
import { reloadOutdatedPage } from '#web/rendering/outdated-page.ts'

/** A schema that is loaded when its form is used, since schemas are larger than forms. */
export interface LaterSchema<Output, Input> {
  load: () => Promise<z.ZodType<Output, Input>>
  /** Names of the fields that are marked as required until the schema is loaded. */
  required: readonly string[]
}

export function laterSchema<Output, Input>(
  load: () => Promise<z.ZodType<Output, Input>>,
  required: readonly string[],
): LaterSchema<Output, Input> {
  return { load: () => loadCode(load).catch(reloadOutdatedPage), required }
}
