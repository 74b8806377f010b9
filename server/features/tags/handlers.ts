import { procedures } from '#server/context.ts'
import { listEnabledTags } from './list-enabled-tags.ts'

export const tagsHandlers = {
  list: procedures.tags.list.handler(async ({ context }) => {
    const tags = await listEnabledTags(context.db)
    return tags.map(({ id, name_en, name_ar, priority }) => ({ id, name_en, name_ar, priority }))
  }),
}
