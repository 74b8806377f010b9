import { useState } from 'react'
import { useNavigate } from 'react-router'
import { setupTexts } from '#web/texts/setup/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The key stands at the end of the link that the server prints. */
const keyIn = (typed: string): string => typed.trim().split('/').at(-1) ?? ''

export function KeyForm({ isWrong }: { isWrong: boolean }) {
  const { t } = useTexts(setupTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <Panel className="max-w-prose p-5">
      <form
        method="dialog"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const key = keyIn(typed)
          if (key) void navigate(`/setup/${encodeURIComponent(key)}`)
        }}
      >
        <Field
          label={t('setup_key')}
          isRequired
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('setup_key_wrong') : undefined}
        />
        <NeedsScript />
        <Button type="submit" className="needs-script self-start">
          {t('setup_key_submit')}
        </Button>
      </form>
    </Panel>
  )
}
