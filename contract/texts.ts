import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { PLURAL_FORMS } from '#domain/format/plural.ts'
import { LINE_FAULTS } from '#domain/texts/compare-texts.ts'
import { LONGEST_TEXT, TEXT_FAULTS } from '#domain/texts/text-rules.ts'
import { TEXT_STATES } from '#domain/texts/text-states.ts'
import { errors } from './errors.ts'
import { ITEM_FAULTS } from './item-faults.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { hasTable, uploadedTable } from './uploaded-table.ts'

export const WebsiteText = z.object({
  text_key: z.string(),
  /** Empty if the built-in text is used. */
  text_ar: z.string(),
  text_en: z.string(),
  category: z.string(),
})
export type WebsiteText = z.output<typeof WebsiteText>

const TextKey = Text.trim().min(1).check(atMost(200))

export const TextForm = z.object({
  text_key: z.string(),
  form: z.enum(PLURAL_FORMS).nullable(),
  /** Null if the language does not have this form, or if the key is no longer used. */
  built_in_ar: z.string().nullable(),
  built_in_en: z.string().nullable(),
  /** Empty if the built-in text is used. */
  text_ar: z.string(),
  text_en: z.string(),
  text_ar_at: Timestamp.nullable(),
  text_en_at: Timestamp.nullable(),
  /** The built-in text at the time of the change. */
  replaced_ar: z.string().nullable(),
  replaced_en: z.string().nullable(),
})
export type TextForm = z.output<typeof TextForm>

/** A text with all its plural forms. */
export const EditableText = z.object({
  name: z.string(),
  area: z.string(),
  forms: z.array(TextForm),
})
export type EditableText = z.output<typeof EditableText>

export const TextSearch = z.strictObject({
  /** Words of the key or the text, in any spelling. */
  text: Text.trim().check(atMost(200)).optional(),
  area: Text.trim().check(atMost(100)).optional(),
  state: z.enum(TEXT_STATES).optional(),
  /** The first text on the page. */
  first: TextKey.optional(),
  /**
   * A text to return wherever it is. Without `first`, the page that contains it is returned, if it is among the
   * results.
   */
  open: TextKey.optional(),
})
export type TextSearch = z.output<typeof TextSearch>

export const TextPage = z.object({
  items: z.array(EditableText),
  /** The requested text, even if it is not among the results. */
  open: EditableText.nullable(),
  /** The first texts of the pages before and after. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** The last text before the page. */
  last_before: z.string().nullable(),
  total: z.int(),
  /** The number of results per state and per area, each without its own filter. */
  states: z.array(z.object({ state: z.enum(TEXT_STATES), count: z.int() })),
  areas: z.array(z.object({ area: z.string(), count: z.int() })),
})
export type TextPage = z.output<typeof TextPage>

/** Null restores the built-in text. */
const NewText = Text.check(atMost(LONGEST_TEXT)).nullable().optional()
/** The text as returned by the API; empty for the built-in text. */
const Seen = Text.check(atMost(LONGEST_TEXT)).optional()

/** A change of one text. Omitted languages stay unchanged. */
export const TextChange = z.strictObject({
  text_key: TextKey,
  wanted: z.strictObject({ text_ar: NewText, text_en: NewText }),
  /** The texts that the change is based on. */
  seen: z.strictObject({ text_ar: Seen, text_en: Seen }),
})
export type TextChange = z.output<typeof TextChange>

/** The effect of a CSV file. */
export const TextFileReport = z.object({
  differences: z.array(
    z.object({
      text_key: z.string(),
      lang: z.enum(LANGUAGES),
      /** The current text. */
      before: z.string(),
      after: z.string(),
      /** The text in the file; null if it restores the built-in text. */
      wanted: z.string().nullable(),
      /** The stored text; empty for the built-in text. */
      seen: z.string(),
    }),
  ),
  /** Lines that cannot be imported. */
  problems: z.array(
    z.object({
      line: z.int(),
      key: z.string(),
      lang: z.enum(LANGUAGES).nullable(),
      fault: z.enum([...TEXT_FAULTS, ...LINE_FAULTS]),
    }),
  ),
})
export type TextFileReport = z.output<typeof TextFileReport>

/** An email with unsaved texts. Empty and omitted texts use the stored ones. */
export const MailPreview = z.strictObject({
  /** The key of any text of the email. */
  text_key: TextKey,
  typed: z
    .array(
      z.strictObject({
        text_key: TextKey,
        text_ar: Text.check(atMost(LONGEST_TEXT)),
        text_en: Text.check(atMost(LONGEST_TEXT)),
      }),
    )
    .max(20),
  /** Whether to send the preview to the caller. */
  send: z.boolean().default(false),
})

const RenderedMail = z.object({ sender: z.string(), subject: z.string(), html: z.string(), text: z.string() })
export const PreviewedMail = z.object({
  ar: RenderedMail,
  en: RenderedMail,
  /** The caller's email address; null if the preview was not sent. */
  sent_to: z.string().nullable(),
})
export type PreviewedMail = z.output<typeof PreviewedMail>

const LONGEST_FILE = 3_000_000

const route = routesOf('texts')

const TextChanges = z.strictObject({ changes: z.array(TextChange).min(1).max(200) })

const TextImport = z.object({
  /** One outcome per change, in the order of the request. */
  outcomes: z.array(
    z.object({
      text_key: z.string(),
      /** Why the text was not changed; null if it has the wanted words. */
      refused: z.enum(['NOT_FOUND', 'INVALID_INPUT', 'CONTENT_CHANGED', ...ITEM_FAULTS]).nullable(),
    }),
  ),
})
export type TextImport = z.output<typeof TextImport>

export const texts = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['texts'] })
    .route(
      route(
        'List changed texts',
        'GET',
        '/website-texts',
        'Returns texts that admins have changed. All other texts are built in.',
      ),
    )
    .output(z.array(WebsiteText)),
  search: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Search all texts',
        'GET',
        '/admin/website-texts',
        'In the order of the product, including built-in texts.',
      ),
    )
    .input(TextSearch)
    .output(TextPage),
  change: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route('Change texts', 'POST', '/admin/website-texts/changes', 'All of them or, if one cannot be changed, none.'),
    )
    .input(TextChanges)
    .errors(errors('NOT_FOUND', 'INVALID_INPUT', 'CONTENT_CHANGED')),
  import: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Change texts one by one',
        'POST',
        '/admin/website-texts/imports',
        'A text that cannot be changed does not affect the others. Calling it again changes nothing twice.',
      ),
    )
    .input(TextChanges)
    .output(TextImport),
  export_csv: procedure
    .meta({ access: 'admin' })
    .route(route('Export all texts as CSV', 'GET', '/admin/website-texts-csv', 'Current texts in both languages.'))
    .output(z.object({ csv: z.string() })),
  compare_file: procedure
    .meta({ access: 'admin', forms: true })
    .route(
      route(
        'Compare a file with the texts',
        'POST',
        '/admin/website-texts/comparisons',
        'Returns what the file would change, and changes nothing. Empty cells are ignored.',
      ),
    )
    .input(z.strictObject(uploadedTable(LONGEST_FILE)).refine(hasTable, 'required'))
    .errors(errors('INVALID_INPUT'))
    .output(TextFileReport),
  preview_mail: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Preview an email',
        'POST',
        '/admin/website-texts/mail-previews',
        'In both languages, with example values. Optionally sends the email to the caller.',
      ),
    )
    .input(MailPreview)
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS'))
    .output(PreviewedMail),
  confirm: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Confirm that a text is up to date',
        'POST',
        '/admin/website-texts/confirmations',
        'Records that the text matches the other language and the current built-in text, without changing it.',
      ),
    )
    .input(z.strictObject({ name: TextKey, lang: z.enum(LANGUAGES) }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED')),
  remove_leftover: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Remove a text that the product no longer has',
        'DELETE',
        '/admin/website-texts/{text_key}',
        'Deletes a stored text whose key is no longer used. Fails for texts in use.',
      ),
    )
    .input(z.strictObject({ text_key: TextKey }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED')),
}
