import { procedures } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { addWord, changeWord } from './change-words.ts'
import { getWord, listWords } from './list-words.ts'
import { wordContent } from './word-content.ts'

const { trade_words } = procedures

export const tradeWordsHandlers = {
  list: trade_words.list.handler(({ context }) => listWords(context)),
  get: trade_words.get.handler(({ context, input }) => getWord(context, input.word_id)),
  add: trade_words.add.handler(({ context, input }) => addWord(context, input)),
  change: trade_words.change.handler(({ context, input }) => changeWord(context, input)),
  delete: trade_words.delete.handler(async ({ context, input }) => {
    await changeContent(context, wordContent, { content_id: String(input.word_id), wanted: null, seen: {} })
  }),
}
