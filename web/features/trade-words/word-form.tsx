import { useNavigate } from 'react-router'
import type { TradeWord, TradeWordFields } from '#contract/trade-words.ts'
import { LANGUAGES } from '#domain/language.ts'
import { WORD_SUBJECTS } from '#domain/trade-words/subjects.ts'
import { SignInAgain } from '#web/features/accounts/public.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { tradeWordTexts } from '#web/texts/trade-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConflictSides } from '#web/ui/conflict-sides.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { typedWord, WORD, type TypedWord } from './typed-word.ts'

interface Props {
  /** Null for a new one. */
  word: TradeWord | null
  /** The stored values that the typed ones are based on; null for a new word. */
  seen: TradeWordFields | null
  typed: TypedWord
  onTyped: (typed: TypedWord, seen: TradeWordFields | null) => void
  onSaved: () => void
}

export function WordForm({ word, seen, typed, onTyped, onSaved }: Props) {
  const { t } = useTexts(tradeWordTexts)
  const api = useApi()
  const navigate = useNavigate()
  const settle = () => {
    onSaved()
    form.settle()
  }
  const saving = useSavedFields<TradeWordFields>({
    stored: seen,
    add: async (fields, call) => {
      const { id } = await api.trade_words.add(fields, call)
      settle()
      await navigate(`/admin/words/edit/${id}`)
    },
    change: async (wanted, known, call) => {
      await api.trade_words.change({ word_id: word?.id ?? 0, wanted, seen: known }, call)
      settle()
    },
    onShown: (fields) => form.reset(typedWord(fields)),
    onTakenBack: () => void navigate('/admin/words'),
    texts: {
      added: ({ spellings }) => t('word_added', { name: spellings[0] ?? '' }),
      saved: t('word_saved'),
      unchanged: t('word_unchanged'),
    },
  })
  const form = useServerForm({
    schema: WORD,
    defaults: typed,
    send: saving.save,
    onTyped: (values) => onTyped(values, saving.seen),
  })
  const [ofLang, ofSubject] = [form.choice('lang'), form.choice('about')]
  const shown = (value: unknown) => [value].flat().map(String).join('، ')
  return (
    <Panel>
      <ServerForm form={form} submit={t('word_save')} remedy={<SignInAgain failure={form.failure} />}>
        <Field
          label={t('word_spellings')}
          hint={t('word_spellings_hint')}
          dir="auto"
          autoComplete="off"
          {...form.field('spellings')}
        />
        <div className="two-columns items-start gap-4">
          <SelectField
            label={t('word_lang')}
            isRequired={null}
            value={ofLang.value}
            onChange={({ target }) => ofLang.onChoose(target.value)}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {t(`word_lang_${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('word_about')}
            isRequired={null}
            value={ofSubject.value}
            onChange={({ target }) => ofSubject.onChoose(target.value)}
          >
            {WORD_SUBJECTS.map((one) => (
              <option key={one} value={one}>
                {t(`word_about_${one}`)}
              </option>
            ))}
          </SelectField>
          {LANGUAGES.map((one) => (
            <TextArea
              key={one}
              label={t(`word_meaning_${one}`)}
              lang={one}
              rows={3}
              most={300}
              {...form.field(`meaning_${one}`)}
            />
          ))}
        </div>
        {saving.conflicts.length > 0 && (
          <ConflictSides
            sides={saving.conflicts.map(({ field, current, wanted }) => ({
              field,
              name: t(`word_${field as keyof TradeWordFields}`),
              theirs: shown(current),
              mine: shown(wanted),
            }))}
            onResolve={saving.resolve}
          />
        )}
      </ServerForm>
    </Panel>
  )
}
