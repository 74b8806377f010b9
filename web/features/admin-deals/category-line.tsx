import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyCategory } from '#contract/deals.ts'
import { HistoryDisclosure, useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { CategoryForm } from './category-form.tsx'

interface Props {
  category: AnyCategory
  /** All ids, in order. */
  ids: readonly number[]
  move: (id: number, before: number | null) => void
}

/** A category with its place; opened, its form, deletion and history. */
export function CategoryLine({ category, ids, move }: Props) {
  const { t, lang } = useTexts(adminDealTexts)
  const [isOpened, setOpened] = useState(false)
  const name = category[`name_${lang}`]
  const at = ids.indexOf(category.id)
  return (
    <div className="flex items-start gap-1">
      <details
        className="panel group min-w-0 grow"
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
            <span className="text-sm text-muted">{t('deal_used', { count: category.deals_count })}</span>
          </span>
          <span className="text-muted group-open:rotate-180">
            <Icon name="down" size={16} />
          </span>
        </summary>
        {isOpened && <OpenCategory category={category} />}
      </details>
      <span className="needs-script flex flex-none">
        <Button
          variant="icon"
          icon="up"
          aria-label={t('category_up', { name })}
          aria-disabled={at === 0}
          onClick={() => move(category.id, ids[at - 1] ?? null)}
        />
        <Button
          variant="icon"
          icon="down"
          aria-label={t('category_down', { name })}
          aria-disabled={at === ids.length - 1}
          onClick={() => move(category.id, ids[at + 2] ?? null)}
        />
      </span>
    </div>
  )
}

function OpenCategory({ category }: { category: AnyCategory }) {
  const { t, lang } = useTexts(adminDealTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { revalidate } = useRevalidator()
  const [restored, setRestored] = useState(0)
  const { act, isWorking } = useAction({
    textOf: (error) => {
      const failure = failureOf(error)
      return failure.code === 'IN_USE' ? t('category_in_use') : failureText(failure, t)
    },
  })
  const remove = () =>
    act({
      send: () =>
        undoable(t('category_deleted', { name: category[`name_${lang}`] }), (call) =>
          api.deals.delete_category({ category_id: category.id }, call),
        ),
    })
  return (
    <div className="flex flex-col gap-4 border-t border-line p-4">
      <CategoryForm key={restored} category={category} />
      <Button variant="plain" icon="trash" className="needs-script self-start" isWorking={isWorking} onClick={remove}>
        {t('category_delete')}
      </Button>
      <HistoryDisclosure
        what="change_deal_category"
        content_id={String(category.id)}
        onRestored={async () => {
          await revalidate()
          setRestored((count) => count + 1)
        }}
      />
    </div>
  )
}
