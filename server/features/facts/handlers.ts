import { procedures } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { addFact, changeFact } from './change-facts.ts'
import { factContent } from './fact-content.ts'
import { getAnyFact, listAnyFacts, listFacts } from './list-facts.ts'

const { facts } = procedures

export const factsHandlers = {
  list: facts.list.handler(({ context, input }) => listFacts(context, input)),
  list_any: facts.list_any.handler(({ context, input }) => listAnyFacts(context, input)),
  get_any: facts.get_any.handler(({ context, input }) => getAnyFact(context, input.fact_id)),
  add: facts.add.handler(({ context, input }) => addFact(context, input)),
  change: facts.change.handler(({ context, input }) => changeFact(context, input)),
  delete: facts.delete.handler(async ({ context, input }) => {
    await changeContent(context, factContent, { content_id: String(input.fact_id), wanted: null, seen: {} })
  }),
}
