import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sameJson, theirValues, type FieldConflict } from '#domain/admin-changes/merge-fields.ts'
import { findRuleProblems, type RuleProblem } from '#domain/tags/find-rule-problems.ts'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'
import type { NewTag, RuledTag } from '#contract/tags.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

export interface TagForm {
  name_ar: string
  name_en: string
  enabled: boolean
  activation_rules: ActivationRules
}
export type TagField = keyof TagForm

const FIELDS = ['name_ar', 'name_en', 'enabled', 'activation_rules'] as const satisfies TagField[]
const NEW: TagForm = {
  name_ar: '',
  name_en: '',
  enabled: true,
  activation_rules: { type: 'complex', condition: null, value: null, logic: 'AND', conditions: [] },
}
/** Errors that are shown only after an attempt to save, since a new condition begins without a value. */
const SAID_LATER: readonly RuleProblem['reason'][] = ['rule_value_missing', 'rule_list_empty', 'rule_empty']

const formOf = (tag: RuledTag | null): TagForm => {
  if (!tag) return NEW
  const { name_ar, name_en, enabled, activation_rules } = tag
  return { name_ar, name_en, enabled, activation_rules }
}

/**
 * State of the editor of a tag.
 * @param tag null for a new tag
 */
export function useTagForm(tag: RuledTag | null) {
  const { t, lang } = useTexts(tagTexts)
  const api = useApi()
  const navigate = useNavigate()
  const undoable = useUndoable()
  const [seen, setSeen] = useState(() => formOf(tag))
  const [form, setForm] = useState(seen)
  const [isAsked, setAsked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const found = findRuleProblems(form.activation_rules)
  const nameProblem = (value: string) => (isAsked && !value.trim() ? t('tag_problem_name') : undefined)

  async function send() {
    if (!tag) {
      const message = t('tags_added', { name: form[`name_${lang}`] })
      return undoable(message, (call) => api.tags.add(form as NewTag, call))
    }
    const changed = FIELDS.filter((field) => !sameJson(form[field], seen[field]))
    const pick = (from: TagForm) => Object.fromEntries(changed.map((field) => [field, from[field]]))
    if (!changed.length) return addToast({ title: t('tags_unchanged'), variant: 'success' })
    const change = { tag_id: tag.id, wanted: pick(form), seen: pick(seen) }
    return undoable(t('tags_saved'), (call) => api.tags.change(change, call))
  }

  async function save() {
    setAsked(true)
    setFailure(undefined)
    if (isSaving || !form.name_ar.trim() || !form.name_en.trim() || found.some(({ blocks }) => blocks)) return
    setSaving(true)
    try {
      await send()
      await navigate('/admin/tags')
    } catch (error) {
      const { code, data } = failureOf(error)
      if (code === 'CONTENT_CHANGED') setConflicts((data as { fields: FieldConflict[] }).fields)
      else setFailure(failureText({ code, data, fields: [] }, t))
    } finally {
      setSaving(false)
    }
  }

  return {
    form,
    change: (changed: Partial<TagForm>) => setForm((now) => ({ ...now, ...changed })),
    problems: isAsked ? found : found.filter(({ reason }) => !SAID_LATER.includes(reason)),
    nameProblem,
    conflicts,
    /** Resolves the conflicts: keeps the typed values of these fields, and the other ones of the others. */
    settle: (mine: readonly string[]) => {
      setSeen((now) => ({ ...now, ...theirValues(conflicts) }))
      setForm((now) => ({ ...now, ...theirValues(conflicts, mine) }))
      setConflicts([])
    },
    save: () => void save(),
    isSaving,
    failure,
  }
}
