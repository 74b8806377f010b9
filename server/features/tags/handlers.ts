import { procedures } from '#server/context.ts'

export const tagsHandlers = {
  list: procedures.tags.list.handler(async ({ context }) => {
    const { tags } = await context.catalogue()
    return tags.map(({ id, name_en, name_ar, priority }) => ({ id, name_en, name_ar, priority }))
  }),
}
