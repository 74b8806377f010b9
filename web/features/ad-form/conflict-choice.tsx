import { useTexts } from '#web/texts/texts-context.tsx'
import { formOf } from './ad-form.ts'
import { describeForm, labelOf } from './describe-form.ts'
import { useEditor } from './editor-context.tsx'
import type { KeptDraft } from './use-draft.ts'

/** The draft was changed on another device too: what differs, side by side, and the choice. */
export function ConflictChoice({ draft }: { draft: KeptDraft }) {
  const texts = useTexts()
  const { t } = texts
  const { form, picture_ids, ...lists } = useEditor()
  const { theirs } = draft.saving
  if (!theirs) return null
  const here = describeForm(form, picture_ids, lists, texts)
  const there = describeForm(formOf(theirs.fields), theirs.picture_ids, lists, texts)
  const different = here.flatMap(({ field, value }, at) => {
    const other = there[at]?.value ?? ''
    return value === other ? [] : [{ field, value, other }]
  })
  return (
    <section role="alert" className="notice flex flex-col gap-3">
      <h2 className="font-semibold">{t('ad_conflict')}</h2>
      <div className="overflow-x-auto">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('ad_conflict_what')}</th>
              <th scope="col">{t('ad_conflict_here')}</th>
              <th scope="col">{t('ad_conflict_there')}</th>
            </tr>
          </thead>
          <tbody>
            {different.map(({ field, value, other }) => (
              <tr key={field}>
                <th scope="row" className="font-medium">
                  {t(labelOf(field))}
                </th>
                {[value, other].map((text, at) => (
                  <td key={at === 0 ? 'here' : 'there'} dir="auto" className="break-words">
                    {text.slice(0, 200) || '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={draft.keepMine}>
          {t('ad_conflict_keep_here')}
        </button>
        <button type="button" className="button-quiet" onClick={draft.takeTheirs}>
          {t('ad_conflict_take_there')}
        </button>
      </div>
    </section>
  )
}
