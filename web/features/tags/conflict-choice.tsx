import type { FieldConflict } from '#domain/admin-changes/merge-fields.ts'
import { describeRule, type RuleWords } from '#domain/tags/describe-rule.ts'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import type { TagField } from './use-tag-form.ts'

interface Props {
  conflicts: readonly FieldConflict[]
  words: RuleWords
  onSettle: (mine: readonly string[]) => void
}

const LABELS = {
  name_ar: 'tag_name_ar',
  name_en: 'tag_name_en',
  enabled: 'tag_is_on',
  activation_rules: 'tag_rule',
} as const satisfies Record<TagField, string>

/** Both values of each field that somebody else has saved meanwhile, and a choice between them. */
export function ConflictChoice({ conflicts, words, onSettle }: Props) {
  const { t } = useTexts(tagTexts)
  const inWords = (field: string, value: unknown) => {
    if (field === 'activation_rules') return describeRule(value as ActivationRules, words)
    if (field === 'enabled') return t(value ? 'tags_on' : 'tags_off')
    return String(value)
  }
  return (
    <ConflictSides
      sides={conflicts.map(({ field, current, wanted }) => ({
        field,
        name: t(LABELS[field as TagField]),
        theirs: inWords(field, current),
        mine: inWords(field, wanted),
      }))}
      onResolve={onSettle}
      isSavedLater
    />
  )
}
