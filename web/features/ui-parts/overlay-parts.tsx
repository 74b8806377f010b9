import { useState } from 'react'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { ShortcutHelp } from '#web/ui/shortcuts/shortcut-help.tsx'
import { Part, Row } from './part.tsx'

/** Dialogs and menus. */
export function OverlayParts() {
  const { t } = useTexts(exploreTexts)
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'shortcuts' | null>(null)
  const close = () => setOpen(null)
  return (
    <Part name="Overlays">
      <Row>
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="quiet" onClick={() => setOpen('shortcuts')}>
          Shortcuts
        </Button>
        <SampleMenu />
      </Row>
      {(open === 'dialog' || open === 'sheet') && (
        <Dialog
          shape={open}
          title={t('filter_title')}
          onClose={close}
          footer={
            <Button className="w-full" onClick={close}>
              {t('close')}
            </Button>
          }
        >
          {t('home_lead')}
        </Dialog>
      )}
      {open === 'shortcuts' && (
        <ShortcutHelp
          title={t('nav_menu')}
          shortcuts={[{ keys: '/', does: t('search_label') }]}
          setting={t('search_submit')}
          onClose={close}
        />
      )}
    </Part>
  )
}

function SampleMenu() {
  const { t } = useTexts(exploreTexts)
  return (
    <Menu
      label={t('nav_menu')}
      className="button-quiet"
      items={[
        { key: 'home', label: t('nav_home') },
        { key: 'light', label: t('theme_light'), icon: 'sun', isChosen: true },
        { key: 'off', label: t('nav_deals'), isDisabled: true },
        {
          key: 'more',
          label: t('language_menu'),
          items: [
            { key: 'ar', label: t('language_ar'), lang: 'ar' },
            { key: 'en', label: t('language_en'), lang: 'en' },
          ],
        },
      ]}
    >
      {t('nav_menu')}
    </Menu>
  )
}
