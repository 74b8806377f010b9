import { isNameType, operatorsOf } from '#domain/tags/condition-kinds.ts'
import { typeName, type RuleWords } from '#domain/tags/describe-rule.ts'
import type { RuleProblem } from '#domain/tags/find-rule-problems.ts'
import { CONDITION_TYPES, type ConditionType, type Operator, type TagCondition } from '#domain/tags/tag-rule.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ConditionValue } from './condition-value.tsx'
import type { RuleNames } from './use-rule-words.ts'

interface Props {
  condition: TagCondition
  onChange: (condition: TagCondition) => void
  /** Errors of this condition. */
  problems: readonly RuleProblem[]
  names: RuleNames
}

const isList = (operator: Operator) => operator === 'in' || operator === 'not_in'

/** Edits a condition: field, operator and value. */
export function ConditionEditor({ condition, onChange, problems, names }: Props) {
  const { t } = useTexts(tagTexts)
  const { type, operator } = condition
  // older rules may have an operator that is no longer offered
  const operators = [...new Set([...operatorsOf(type), operator])]

  function chooseType(next: ConditionType) {
    const offered = operatorsOf(next)
    const valid = offered.find((one) => one === operator) ?? offered[0] ?? 'in'
    onChange({ type: next, operator: valid, value: isList(valid) ? [] : null })
  }

  function chooseOperator(next: Operator) {
    const isSameKind = isList(next) === isList(operator)
    onChange({ type, operator: next, value: isSameKind ? condition.value : isList(next) ? [] : null })
  }

  const warning = problems.find(({ blocks }) => !blocks)
  return (
    <>
      <div className="two-columns items-start gap-3">
        <SelectField
          label={t('tag_what')}
          isRequired={null}
          value={type}
          onChange={({ target }) => chooseType(target.value as ConditionType)}
        >
          {CONDITION_TYPES.map((one) => (
            <option key={one} value={one}>
              {typeName(one, t as RuleWords['translate'])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('tag_how')}
          isRequired={null}
          value={operator}
          onChange={({ target }) => chooseOperator(target.value as Operator)}
        >
          {operators.map((one) => (
            <option key={one} value={one}>
              {t(`tag_operator_${one}`)}
            </option>
          ))}
        </SelectField>
        <ConditionValue
          key={`${type} ${operator}`}
          condition={condition}
          onChange={onChange}
          errorOf={(field) => {
            const problem = problems.find((one) => one.blocks && one.field === field)
            return problem && composedText(t, `tag_problem_${problem.reason}`)
          }}
          names={isNameType(type) && type !== 'body_type' ? names[type] : []}
        />
      </div>
      {warning && <p className="text-sm text-muted">{composedText(t, `tag_problem_${warning.reason}`)}</p>}
    </>
  )
}
