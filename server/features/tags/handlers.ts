import { procedures } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { addTag } from './add-tag.ts'
import { listAnyTags } from './list-any-tags.ts'
import { moveTag } from './move-tag.ts'
import { simulateTag } from './simulate-tag.ts'
import { tagContent } from './tag-content.ts'

const { tags } = procedures

export const tagsHandlers = {
  list: tags.list.handler(async ({ context }) => {
    const { tags: enabled } = await context.catalogue()
    return enabled.map(({ id, name_en, name_ar, priority }) => ({ id, name_en, name_ar, priority }))
  }),
  list_any: tags.list_any.handler(({ context }) => listAnyTags(context)),
  list_names: tags.list_names.handler(async ({ context }) => {
    const { makers, models } = await context.catalogue()
    const [make, model] = [makers.all, models.all].map((rows) =>
      rows.map(({ slug, name_ar, name_en, aliases }) => ({ slug, name_ar, name_en, aliases })),
    )
    return { make: make ?? [], model: model ?? [] }
  }),
  add: tags.add.handler(({ context, input }) => addTag(context, input)),
  change: tags.change.handler(async ({ context, input: { tag_id, wanted, seen } }) => ({
    changed: await changeContent(context, tagContent, { content_id: String(tag_id), wanted, seen, mustExist: true }),
  })),
  simulate: tags.simulate.handler(({ context, input }) => simulateTag(context, input)),
  move: tags.move.handler(({ context, input }) => moveTag(context, input.tag_id, input.before)),
  delete: tags.delete.handler(async ({ context, input }) => {
    await changeContent(context, tagContent, { content_id: String(input.tag_id), wanted: null, seen: {} })
  }),
}
