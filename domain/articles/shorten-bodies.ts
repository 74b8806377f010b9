import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { truncate } from '#domain/text/truncate.ts'
import { isBody } from './article-body.ts'
import { bodyText } from './body-text.ts'

const MOST_LETTERS = 400

/** Replaces bodies of articles by the beginning of their text, for lists. */
export const shortenBodies = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isBody(value) ? truncate(bodyText(value), MOST_LETTERS) : value,
    ]),
  )
