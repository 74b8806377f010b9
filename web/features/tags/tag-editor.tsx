import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RuledTag } from '#contract/tags.ts'
import { describeRule } from '#domain/tags/describe-rule.ts'
import { HistoryDisclosure, useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { focusInvalid } from '#web/ui/form/focus-invalid.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { NumberField } from './number-field.tsx'
import { RuleEditor } from './rule-editor.tsx'
import { Simulator } from './simulator.tsx'
import { useOtherRuleWords, useRuleWords, type RuleNames } from './use-rule-words.ts'
import { useTagForm } from './use-tag-form.ts'

/** Few save a tag that somebody else has changed. */
const ConflictChoice = latePart(async () => (await import('./conflict-choice.tsx')).ConflictChoice)

interface Props {
  /** Null for a new tag. */
  tag: RuledTag | null
  names: RuleNames
  max_annual_mileage_for_low_tag: number
  /** Names of all tags in the language of the page. */
  tagNames: ReadonlyMap<number, string>
}

/** Edits names, rule and state of a tag. */
export function TagEditor({ tag, names, max_annual_mileage_for_low_tag, tagNames }: Props) {
  const { t, lang } = useTexts(tagTexts)
  const isReady = useIsHydrated()
  const navigate = useNavigate()
  const [limit, setLimit] = useState<number | null>(max_annual_mileage_for_low_tag)
  const { form, change, problems, nameProblem, conflicts, settle, save, isSaving, failure } = useTagForm(tag)
  const words = useRuleWords(names, max_annual_mileage_for_low_tag)
  const otherWords = useOtherRuleWords(names, max_annual_mileage_for_low_tag)
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <form
      noValidate
      method="post"
      className="flex max-w-3xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
        focusInvalid(event.currentTarget)
      }}
    >
      <BackLink to="/admin/tags" className="self-start">
        {t('tags_back')}
      </BackLink>
      <Panel as="fieldset">
        <legend className="float-start mb-2 w-full text-lg font-semibold">{t('tag_names')}</legend>
        <div className="two-columns gap-3">
          {(['ar', 'en'] as const).map((one) => {
            const error = nameProblem(form[`name_${one}`])
            return (
              <Field
                key={one}
                label={t(`tag_name_${one}`)}
                isRequired
                lang={one}
                dir={one === 'ar' ? 'rtl' : 'ltr'}
                most={60}
                value={form[`name_${one}`]}
                onChange={({ target }) => change({ [`name_${one}`]: target.value })}
                {...(error && { error })}
              />
            )
          })}
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="checkbox"
            checked={form.enabled}
            onChange={({ target }) => change({ enabled: target.checked })}
          />
          <span>{t('tag_is_on')}</span>
        </label>
      </Panel>
      <RuleEditor
        rules={form.activation_rules}
        onChange={(activationRules) => change({ activation_rules: activationRules })}
        problems={problems}
        names={names}
      />
      <Panel title={t('tag_in_words')} className="flex flex-col gap-2 p-5">
        <p aria-live="polite">{t('tag_sentence', { rule: describeRule(form.activation_rules, words) })}</p>
        {otherWords && (
          <p lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} className="text-muted">
            {otherWords.translate('tag_sentence', { rule: describeRule(form.activation_rules, otherWords) })}
          </p>
        )}
      </Panel>
      {form.activation_rules.condition === 'mileage' && (
        <NumberField label={t('simulate_limit')} isRequired={false} value={limit} onChange={setLimit} />
      )}
      {isReady && (
        <Simulator
          tag_id={tag?.id ?? null}
          enabled={form.enabled}
          rules={form.activation_rules}
          {...(limit !== null && limit > 0 && { max_annual_mileage_for_low_tag: limit })}
          words={words}
          tagNames={tagNames}
        />
      )}
      {conflicts.length > 0 && <ConflictChoice conflicts={conflicts} words={words} onSettle={settle} />}
      <FormFailure text={failure} />
      <NeedsScript />
      <div className="needs-script flex flex-wrap gap-2">
        <Button type="submit" disabled={!isReady} isWorking={isSaving} aria-disabled={conflicts.length > 0}>
          {t('tags_save')}
        </Button>
        {tag && <DeleteButton tag={tag} />}
      </div>
      {tag && (
        <HistoryDisclosure
          what="change_tag"
          content_id={String(tag.id)}
          onRestored={async () => navigate('/admin/tags')}
        />
      )}
    </form>
  )
}

function DeleteButton({ tag }: { tag: RuledTag }) {
  const { t, lang } = useTexts(tagTexts)
  const api = useApi()
  const navigate = useNavigate()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  return (
    <Button
      variant="plain"
      icon="trash"
      isWorking={isWorking}
      onClick={() =>
        act({
          send: async () => {
            await undoable(t('tags_deleted', { name: tag[`name_${lang}`] }), (call) =>
              api.tags.delete({ tag_id: tag.id }, call),
            )
            await navigate('/admin/tags')
          },
        })
      }
    >
      {t('tags_delete')}
    </Button>
  )
}
