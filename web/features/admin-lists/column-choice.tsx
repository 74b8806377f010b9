import { useState } from 'react'
import { LIST_COLUMNS, type AdminList } from '#domain/admin-lists/lists.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  list: AdminList
  columns: readonly string[]
  titleOf: (column: string) => string
}

type Column = (typeof LIST_COLUMNS)[AdminList][number]

/** Menu that selects the columns of a list. The choice is stored for the user. */
export function ColumnChoice({ list, columns, titleOf }: Props) {
  const { t } = useTexts(adminListsTexts)
  const api = useApi()
  const { act } = useAction({ isQueued: true })
  const [chosen, setChosen] = useState(columns)
  const [, ...others]: readonly Column[] = LIST_COLUMNS[list]

  function choose(column: Column, isShown: boolean) {
    const wanted = others.filter((one) => (one === column ? isShown : chosen.includes(one)))
    setChosen(wanted)
    act({ send: () => api.admin_lists.choose_columns({ list, columns: wanted }) })
  }

  return (
    <details className="needs-script min-w-0 open:w-full">
      <summary className="button-plain w-fit">{t('lists_columns')}</summary>
      <Panel as="fieldset" className="flex flex-wrap gap-x-6 px-3 py-1">
        <legend className="sr-only">{t('lists_columns')}</legend>
        {others.map((column) => (
          <label key={column} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="checkbox"
              checked={chosen.includes(column)}
              onChange={(event) => choose(column, event.target.checked)}
            />
            <span>{titleOf(column)}</span>
          </label>
        ))}
      </Panel>
    </details>
  )
}
