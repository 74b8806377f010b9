import type { AnyCategory } from '#contract/deals.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { CATEGORY } from './schemas.ts'

const NEW = { name_ar: '', name_en: '' }
type Names = typeof NEW

/** @param category null for a new one; then the form is cleared for the next one */
export function CategoryForm({ category }: { category: AnyCategory | null }) {
  const { t, lang } = useTexts(adminDealTexts)
  const api = useApi()
  const names = category ? { name_ar: category.name_ar, name_en: category.name_en } : null
  const saving = useSavedFields<Names>({
    stored: names,
    add: async (fields, call) => {
      await api.deals.add_category(fields, call)
      form.reset(NEW)
    },
    change: (wanted, seen, call) => api.deals.change_category({ category_id: category?.id ?? 0, wanted, seen }, call),
    onShown: (fields) => form.reset(fields),
    texts: {
      added: (fields) => t('category_added', { name: fields[`name_${lang}`] }),
      saved: t('deal_saved'),
      unchanged: t('deal_unchanged'),
    },
  })
  const form = useServerForm({ schema: CATEGORY, defaults: names ?? NEW, send: saving.save })
  return (
    <ServerForm form={form} submit={t('category_save')}>
      <div className="two-columns items-start gap-3">
        <Field label={t('category_name_ar')} lang="ar" dir="rtl" most={60} {...form.field('name_ar')} />
        <Field label={t('category_name_en')} lang="en" dir="ltr" most={60} {...form.field('name_en')} />
      </div>
      {saving.conflicts.length > 0 && (
        <ConflictSides
          sides={saving.conflicts.map(({ field, current, wanted }) => ({
            field,
            name: t(field === 'name_ar' ? 'category_name_ar' : 'category_name_en'),
            theirs: String(current),
            mine: String(wanted),
          }))}
          onResolve={saving.resolve}
        />
      )}
    </ServerForm>
  )
}
