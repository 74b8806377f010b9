import { useEffect, useRef } from 'react'
import type { RuleProblem } from '#domain/tags/find-rule-problems.ts'
import {
  isGroup,
  LOGICS,
  MAX_RULE_DEPTH,
  type ConditionGroup,
  type Logic,
  type RuleNode,
} from '#domain/tags/tag-rule.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import type { RuleNames } from './use-rule-words.ts'

interface Props {
  group: ConditionGroup
  onChange: (group: ConditionGroup) => void
  /** Errors with paths relative to this group. */
  problems: readonly RuleProblem[]
  names: RuleNames
  /** Position such as `2.1`; empty for the root group. */
  place: string
  depth: number
}

const NEW_CONDITION: RuleNode = { type: 'mileage', operator: 'less_than', value: null }

/** Edits conditions and groups that are joined by AND or OR. */
export function GroupEditor({ group, onChange, problems, names, place, depth }: Props) {
  const { t } = useTexts(tagTexts)
  const { logic, conditions } = group
  const list = useFocusOfNew(conditions.length)
  const own = problems.find(({ path }) => !path.length)
  const put = (at: number, ...nodes: RuleNode[]) =>
    onChange({ logic, conditions: conditions.toSpliced(at, 1, ...nodes) })
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('tag_logic')}
        isRequired={null}
        value={logic}
        onChange={({ target }) => onChange({ conditions, logic: target.value as Logic })}
      >
        {LOGICS.map((one) => (
          <option key={one} value={one}>
            {t(`tag_logic_${one}`)}
          </option>
        ))}
      </SelectField>
      <ul ref={list} className="flex flex-col gap-3">
        {conditions.map((node, at) => {
          const here = place ? `${place}.${at + 1}` : String(at + 1)
          const inside = problems
            .filter(({ path }) => path[0] === at)
            .map((problem) => ({ ...problem, path: problem.path.slice(1) }))
          const common = { problems: inside, names, place: here, onChange: (next: RuleNode) => put(at, next) }
          return (
            // rows have no id; they are identified by their position
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="rounded-card border border-line p-3">
              <fieldset className="flex flex-col gap-3">
                <legend className="float-start flex w-full items-center justify-between gap-2 font-medium">
                  <span>{t(isGroup(node) ? 'tag_group' : 'tag_condition_place', { place: here })}</span>
                  <Button
                    variant="icon"
                    icon="close"
                    aria-label={t(isGroup(node) ? 'tag_remove_group' : 'tag_remove_condition', { place: here })}
                    onClick={() => put(at)}
                  />
                </legend>
                {isGroup(node) ? (
                  <GroupEditor {...common} group={node} depth={depth + 1} />
                ) : (
                  <ConditionEditor {...common} condition={node} />
                )}
              </fieldset>
            </li>
          )
        })}
      </ul>
      {own && (
        <p role="alert" className={`text-sm ${own.blocks ? 'text-danger' : 'text-muted'}`}>
          {composedText(t, `tag_problem_${own.reason}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" icon="plus" onClick={() => put(conditions.length, NEW_CONDITION)}>
          {t('tag_add_condition')}
        </Button>
        {depth < MAX_RULE_DEPTH && (
          <Button
            variant="plain"
            icon="plus"
            onClick={() =>
              put(conditions.length, {
                logic: logic === 'AND' ? 'OR' : 'AND',
                conditions: [NEW_CONDITION, NEW_CONDITION],
              })
            }
          >
            {t('tag_add_group')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Focuses the first field of an added row; after a removal, the button below. */
function useFocusOfNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.querySelector('select')?.focus()
    if (count < before.current)
      list.current?.parentElement?.querySelector<HTMLElement>(':scope > div:last-child > button')?.focus()
    before.current = count
  }, [count])
  return list
}
