import type { AnyMaker } from '#contract/car-makers.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { catalogueFailureText } from './catalogue-failure-text.ts'

/** Uploads and saves the logo of a maker as soon as a picture is chosen. */
export function LogoField({ maker }: { maker: AnyMaker }) {
  const { t } = useTexts(carMakerTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction({ textOf: (error) => catalogueFailureText(error, t) })
  const { id: makeId, logo_url } = maker

  async function save(wanted: string | null) {
    await undoable(t(wanted ? 'maker_logo_saved' : 'maker_logo_removed'), (call) =>
      api.car_makers.change({ make_id: makeId, wanted: { logo_url: wanted }, seen: { logo_url } }, call),
    )
  }

  return (
    <div className="needs-script flex flex-wrap items-center gap-3">
      <span className="text-sm font-medium">{t('maker_logo')}</span>
      {logo_url && (
        <span className="rounded-control border border-line bg-surface p-2">
          <img src={logo_url} alt="" className="size-12 object-contain" />
        </span>
      )}
      <FileButton
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        isWorking={isWorking}
        onChoose={([picture]) =>
          picture && act({ send: async () => save((await api.settings.add_logo({ picture })).logo_url) })
        }
      >
        {t(isWorking ? 'maker_logo_saving' : 'maker_logo_choose')}
      </FileButton>
      {logo_url && (
        <Button variant="plain" icon="trash" isWorking={isWorking} onClick={() => act({ send: () => save(null) })}>
          {t('maker_logo_remove')}
        </Button>
      )}
    </div>
  )
}
