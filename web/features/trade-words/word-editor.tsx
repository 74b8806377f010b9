import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { TradeWord, TradeWordFields } from '#contract/trade-words.ts'
import { HistoryDisclosure, useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { tradeWordTexts } from '#web/texts/trade-words/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { useUnsentForm } from '#web/ui/form/unsent-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { typedWord, type TypedWord } from './typed-word.ts'
import { WordForm } from './word-form.tsx'

const fieldsOf = ({ id: _, slug: __, ...fields }: TradeWord): TradeWordFields => fields

/** @param word null for a new one */
export function WordEditor({ word }: { word: TradeWord | null }) {
  const { t } = useTexts(tradeWordTexts)
  const { revalidate } = useRevalidator()
  const [restored, setRestored] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const unsent = useUnsentForm<Partial<TypedWord>, TradeWordFields | null>(`word ${word?.id ?? 'new'}`)
  const stored = word && fieldsOf(word)
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <BackLink to="/admin/words" className="self-start">
        {t('word_back')}
      </BackLink>
      {unsent.found && !isSaved && (
        <p role="status" className="notice flex flex-wrap items-center gap-x-3">
          <span>{t('word_restored')}</span>
          <Button variant="plain" onClick={unsent.discard}>
            {t('word_discard')}
          </Button>
        </p>
      )}
      <WordForm
        key={`${restored} ${unsent.found !== null}`}
        word={word}
        seen={unsent.found ? unsent.found.seen : stored}
        typed={{ ...typedWord(stored), ...unsent.found?.typed }}
        onTyped={unsent.keep}
        onSaved={() => {
          unsent.forget()
          setSaved(true)
        }}
      />
      {word && (
        <Panel>
          <WordActions word={word} />
          <HistoryDisclosure
            what="change_trade_word"
            content_id={String(word.id)}
            onRestored={async () => {
              unsent.discard()
              await revalidate()
              setRestored((count) => count + 1)
            }}
          />
        </Panel>
      )}
    </div>
  )
}

function WordActions({ word: { id, slug, spellings } }: { word: TradeWord }) {
  const { t } = useTexts(tradeWordTexts)
  const api = useApi()
  const navigate = useNavigate()
  const undoable = useUndoable()
  const { act, isWorking } = useAction({})
  const remove = () =>
    act({
      send: () =>
        undoable(t('word_deleted', { name: spellings[0] ?? '' }), (call) =>
          api.trade_words.delete({ word_id: id }, call),
        ),
      onDone: () => navigate('/admin/words'),
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to={`/knowledge/words#${slug}`} className="link">
        {t('word_see')}
      </Link>
      <Button variant="plain" icon="trash" className="needs-script" isWorking={isWorking} onClick={remove}>
        {t('word_delete')}
      </Button>
    </div>
  )
}
