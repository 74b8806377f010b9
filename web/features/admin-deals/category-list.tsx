import type { AnyCategory } from '#contract/deals.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SortableRow } from '#web/ui/order/sortable-row.tsx'
import { SortableRows } from '#web/ui/order/sortable-rows.tsx'
import { useMoves } from '#web/ui/order/use-moves.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryLine } from './category-line.tsx'

/** The categories of deals in display order, each with its form. */
export function CategoryList({ categories }: { categories: readonly AnyCategory[] }) {
  const { t, lang } = useTexts(adminDealTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { ordered, ids, move } = useMoves(categories, ({ id: categoryId, before }) => {
    const name = categories.find(({ id }) => id === categoryId)?.[`name_${lang}`] ?? ''
    return undoable(t('category_moved', { name }), (call) =>
      api.deals.move_category({ category_id: categoryId, before }, call),
    )
  })
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-muted">{t('category_intro')}</p>
      <SortableRows ids={ids} onMove={move}>
        <AdminList
          items={ordered}
          keyOf={({ id }) => String(id)}
          renderItem={(category) => (
            <SortableRow id={category.id}>
              <CategoryLine category={category} ids={ids} move={move} />
            </SortableRow>
          )}
          empty={t('category_none')}
          className="gap-2"
        />
      </SortableRows>
      <Panel title={t('category_add')}>
        <CategoryForm category={null} />
      </Panel>
    </div>
  )
}
