import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useShortcutSetting } from './shortcut-setting.ts'

const KEYS = [
  ['A', 'review_approve'],
  ['R', 'review_reject'],
  ['1–9', 'review_key_reasons'],
  ['J', 'review_next'],
  ['K', 'review_previous'],
  ['X', 'review_choose'],
  ['← →', 'review_key_pictures'],
  ['?', 'review_shortcuts'],
] as const

/** Which keys there are, and the way to have none. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const [is_on, choose] = useShortcutSetting()
  return (
    <Dialog title={t('review_shortcuts')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEYS.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd dir="ltr" className="key">
                {keys}
              </kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3 border-t border-line pt-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={is_on}
          onChange={(event) => choose(event.target.checked)}
        />
        {t('review_shortcuts_on')}
      </label>
    </Dialog>
  )
}
