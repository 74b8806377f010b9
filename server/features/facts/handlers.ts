import { procedures } from '#server/context.ts'
import { addFact, changeFact } from './change-facts.ts'
import { deleteFact } from './delete-fact.ts'
import { getAnyFact, listAnyFacts, listFacts } from './list-facts.ts'

const { facts } = procedures

export const factsHandlers = {
  list: facts.list.handler(({ context, input }) => listFacts(context, input)),
  list_any: facts.list_any.handler(({ context, input }) => listAnyFacts(context, input)),
  get_any: facts.get_any.handler(({ context, input }) => getAnyFact(context, input.fact_id)),
  add: facts.add.handler(({ context, input }) => addFact(context, input)),
  change: facts.change.handler(({ context, input }) => changeFact(context, input)),
  delete: facts.delete.handler(({ context, input: { fact_id, even_if_cited } }) =>
    deleteFact(context, fact_id, { evenIfCited: even_if_cited }),
  ),
}
