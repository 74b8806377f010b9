import { CONDITIONS } from '#domain/cars/enumerations.ts'
import type { RuleProblem } from '#domain/tags/find-rule-problems.ts'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { GroupEditor } from './group-editor.tsx'
import { NumberField } from './number-field.tsx'
import type { RuleNames } from './use-rule-words.ts'

const KINDS = ['complex', 'discount', 'mileage', 'condition', 'manual'] as const
type Kind = (typeof KINDS)[number]

const kindOf = ({ type, condition }: ActivationRules): Kind =>
  type === 'automatic' ? (condition ?? 'complex') : type === 'manual' ? 'manual' : 'complex'

interface Props {
  rules: ActivationRules
  onChange: (rules: ActivationRules) => void
  problems: readonly RuleProblem[]
  names: RuleNames
}

/**
 * Edits how a tag is assigned: by a built-in rule, by conditions or by hand. Conditions are kept while another kind is
 * selected.
 */
export function RuleEditor({ rules, onChange, problems, names }: Props) {
  const { t } = useTexts(tagTexts)
  const kind = kindOf(rules)

  function choose(next: Kind) {
    const own = { ...rules, condition: null, value: null }
    if (next === 'manual' || next === 'complex') onChange({ ...own, type: next })
    else onChange({ ...own, type: 'automatic', condition: next, value: next === 'condition' ? CONDITIONS[0] : null })
  }

  return (
    <Panel as="fieldset">
      <legend className="float-start mb-2 w-full text-lg font-semibold">{t('tag_rule')}</legend>
      <div className="clear-both two-columns gap-3">
        <SelectField
          label={t('tag_kind')}
          isRequired
          value={kind}
          onChange={({ target }) => choose(target.value as Kind)}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`tag_kind_${one}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'discount' && (
          <NumberField
            label={t('tag_discount_min')}
            hint={t('tag_discount_min_hint')}
            isRequired={false}
            value={rules.value}
            onChange={(value) => onChange({ ...rules, value })}
          />
        )}
        {kind === 'condition' && (
          <SelectField
            label={t('tag_condition')}
            isRequired
            value={String(rules.value)}
            onChange={({ target }) => onChange({ ...rules, value: target.value })}
          >
            {CONDITIONS.map((one) => (
              <option key={one} value={one}>
                {composedText(t, `condition_${one}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {kind === 'mileage' && <p className="text-sm text-muted">{t('tag_low_mileage_hint')}</p>}
      {kind === 'complex' && (
        <GroupEditor
          group={rules}
          onChange={(group) => onChange({ ...rules, ...group })}
          problems={problems}
          names={names}
          place=""
          depth={1}
        />
      )}
    </Panel>
  )
}
