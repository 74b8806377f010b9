import { useState } from 'react'
import type { HandOverSheet } from '#contract/hand-over.ts'
import type { Lang } from '#domain/language.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import './sheet.css'
import { OwnName } from './own-name.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetFact } from './sheet-facts.ts'
import type { SheetWords } from './sheet-words.ts'

interface Props {
  sheet: HandOverSheet
  words: Record<Lang, SheetWords>
  facts: readonly SheetFact[]
}

const NOTHING_TYPED = { plate: '', vin: '', odometer: '' }
const FIELDS = ['plate', 'vin', 'odometer'] as const

/** The hand-over sheet in both languages, and what can be typed into it before it is printed. */
export function HandOverPage({ sheet, words, facts }: Props) {
  const { t } = useTexts(handOverTexts)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const { conversation_id, state } = sheet.hand_over
  return (
    <main id="content" className="page flex max-w-4xl flex-col gap-6 py-8">
      <div className="no-print flex flex-col gap-4">
        <h1 className="text-2xl font-bold">{t('hand_over_sheet_title')}</h1>
        <p>{t('hand_over_sheet_intro')}</p>
        {state !== 'open' && <p className="notice">{t(`hand_over_state_${state}`)}</p>}
        <OwnName sheet={sheet} />
        <div className="grid gap-4 sm:grid-cols-3">
          {FIELDS.map((name) => (
            <Field
              key={name}
              label={t(`hand_over_sheet_${name}`)}
              isRequired={false}
              hint={t('hand_over_not_stored')}
              autoComplete="off"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon="print" onClick={() => window.print()}>
            {t('hand_over_print')}
          </Button>
          <ButtonLink variant="quiet" icon="back" to={`/messages?conversation=${conversation_id}`}>
            {t('hand_over_back')}
          </ButtonLink>
        </div>
      </div>
      <Sheet sheet={sheet} words={words} typed={typed} facts={facts} />
    </main>
  )
}
