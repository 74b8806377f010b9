import { ITEM_FAULTS } from '#contract/item-faults.ts'
import type { Db } from './db/client.ts'
import { findFault } from './db/find-fault.ts'
import { DeclaredError } from './fail.ts'

interface Services {
  db: Db
  logError: (error: unknown) => void
}

/** Why an item was left as it is: the code of an error, with its data. */
export interface Refusal<Code extends string> {
  code: Code | (typeof ITEM_FAULTS)[number]
  data?: unknown
}

export interface ItemResult<Item, Code extends string> {
  item: Item
  /** Null on success. */
  refused: Refusal<Code> | null
}

/**
 * Acts on several items in sequence, each in its own transaction. An item that fails does not affect the others. After
 * an infrastructure fault the rest is not tried, as it would only wait for the same.
 * @param codes errors that are the result of an item; others are logged
 */
export async function actOnEach<Item, Code extends string>(
  { db, logError }: Services,
  items: readonly Item[],
  codes: readonly Code[],
  act: (item: Item) => Promise<unknown>,
): Promise<ItemResult<Item, Code>[]> {
  const results: ItemResult<Item, Code>[] = []
  let fault: Refusal<Code> | null = null
  for (const item of items) {
    if (fault) {
      results.push({ item, refused: fault })
      continue
    }
    try {
      await act(item)
      results.push({ item, refused: null })
    } catch (error) {
      const known = knownRefusal(error, codes)
      const found = known ? null : await findFault(error, db)
      if (found) fault = { code: found }
      else if (!known) logError(error)
      results.push({ item, refused: known ?? fault ?? { code: 'INTERNAL_SERVER_ERROR' } })
    }
  }
  return results
}

function knownRefusal<Code extends string>(error: unknown, codes: readonly Code[]): Refusal<Code> | null {
  if (!(error instanceof DeclaredError)) return null
  const code = codes.find((one) => one === error.code)
  return code === undefined ? null : { code, data: error.data }
}
