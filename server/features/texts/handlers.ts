import { procedures } from '#server/context.ts'
import { SENT_AREAS } from './built-in-texts.ts'
import { changeTexts, importTexts } from './change-texts.ts'
import { confirmText } from './confirm-text.ts'
import { previewTypedMail } from './preview-mail.ts'
import { removeLeftover } from './remove-leftover.ts'
import { compareFile, exportTexts } from './text-file.ts'
import { searchTexts } from './search-texts.ts'

export const textsHandlers = {
  list: procedures.texts.list.handler(async ({ context }) =>
    (await context.websiteTexts()).filter(({ category }) => !SENT_AREAS.includes(category)),
  ),
  search: procedures.texts.search.handler(({ context, input }) => searchTexts(context.db, input)),
  change: procedures.texts.change.handler(({ context, input }) => changeTexts(context, input.changes)),
  import: procedures.texts.import.handler(({ context, input }) => importTexts(context, input.changes)),
  export_csv: procedures.texts.export_csv.handler(async ({ context }) => ({ csv: await exportTexts(context.db) })),
  compare_file: procedures.texts.compare_file.handler(({ context, input }) => compareFile(context.db, input)),
  preview_mail: procedures.texts.preview_mail.handler(({ context, input }) => previewTypedMail(context, input)),
  confirm: procedures.texts.confirm.handler(({ context, input }) => confirmText(context, input)),
  remove_leftover: procedures.texts.remove_leftover.handler(({ context, input }) =>
    removeLeftover(context, input.text_key),
  ),
}
