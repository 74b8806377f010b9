import { Link } from 'react-router'
import type { RuledTag, RuledTags } from '#contract/tags.ts'
import { describeRule } from '#domain/tags/describe-rule.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SortableRow } from '#web/ui/order/sortable-row.tsx'
import { SortableRows } from '#web/ui/order/sortable-rows.tsx'
import { useMoves } from '#web/ui/order/use-moves.ts'
import { useAction } from '#web/ui/use-action.ts'
import { useRuleWords, type RuleNames } from './use-rule-words.ts'

interface Props {
  listed: RuledTags
  names: RuleNames
}

/** All tags, the most important first. */
export function TagList({ listed, names }: Props) {
  const { t } = useTexts(tagTexts)
  const { tags, max_annual_mileage_for_low_tag } = listed
  const words = useRuleWords(names, max_annual_mileage_for_low_tag)
  const { ordered, ids, move } = useMovedTags(tags)
  return (
    <SortableRows ids={ids} onMove={move}>
      <AdminList
        items={ordered}
        keyOf={({ id }) => String(id)}
        filters={
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-muted">{t('tags_intro')}</p>
            <ButtonLink to="/admin/tags/add" icon="plus">
              {t('tags_add')}
            </ButtonLink>
          </div>
        }
        renderItem={(tag) => (
          <SortableRow id={tag.id}>
            <TagLine tag={tag} sentence={describeRule(tag.activation_rules, words)} ids={ids} move={move} />
          </SortableRow>
        )}
        empty={t('tags_none')}
        className="gap-2"
      />
    </SortableRows>
  )
}

function useMovedTags(tags: readonly RuledTag[]) {
  const { t, lang } = useTexts(tagTexts)
  const api = useApi()
  const undoable = useUndoable()
  return useMoves(tags, ({ id: tagId, before }, ids) => {
    const name = tags.find(({ id }) => id === tagId)?.[`name_${lang}`] ?? ''
    const isUp = before !== null && ids.indexOf(before) < ids.indexOf(tagId)
    const message = t(isUp ? 'tags_moved_up' : 'tags_moved_down', { name })
    return undoable(message, (call) => api.tags.move({ tag_id: tagId, before }, call))
  })
}

interface LineProps {
  tag: RuledTag
  sentence: string
  /** Ids of all tags in order. */
  ids: readonly number[]
  move: (id: number, before: number | null) => void
}

function TagLine({ tag, sentence, ids, move }: LineProps) {
  const { t, lang } = useTexts(tagTexts)
  const { id: tagId, enabled } = tag
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const name = tag[`name_${lang}`]

  const at = ids.indexOf(tagId)

  const turn = () =>
    act({
      send: () =>
        undoable(t(enabled ? 'tags_switched_off' : 'tags_switched_on', { name }), (call) =>
          api.tags.change({ tag_id: tagId, wanted: { enabled: !enabled }, seen: { enabled } }, call),
        ),
    })

  return (
    <Panel as="article" className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
      <span className="flex min-w-0 grow basis-64 flex-col">
        <span className="flex flex-wrap items-center gap-x-3">
          <Link to={`/admin/tags/edit/${tagId}`} className="link font-medium">
            <bdi>{name}</bdi>
          </Link>
          {!enabled && <span className="tag">{t('tags_off')}</span>}
          <span className="text-sm text-muted">{t('tags_cars', { count: tag.cars_count })}</span>
        </span>
        <span className="text-sm wrap-anywhere text-muted">{sentence}</span>
      </span>
      <span className="needs-script ms-auto flex flex-wrap items-center">
        <Button
          variant="icon"
          icon="up"
          aria-label={t('tags_up', { name })}
          aria-disabled={at === 0}
          onClick={() => move(tagId, ids[at - 1] ?? null)}
        />
        <Button
          variant="icon"
          icon="down"
          aria-label={t('tags_down', { name })}
          aria-disabled={at === ids.length - 1}
          onClick={() => move(tagId, ids[at + 2] ?? null)}
        />
        <Button
          variant="quiet"
          isWorking={isWorking}
          aria-label={t(enabled ? 'tags_switch_off' : 'tags_switch_on', { name })}
          onClick={turn}
        >
          {t(enabled ? 'tags_turn_off' : 'tags_turn_on')}
        </Button>
      </span>
    </Panel>
  )
}
