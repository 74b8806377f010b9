import { CompactHeader } from '#web/features/shell/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { similarAddress } from './similar-address.ts'

/** @param was the car of the deleted ad; null for an ad that is not visible or does not exist */
export function CarUnavailable({ was }: { was: { make: string; model: string | null } | null }) {
  const { t } = useTexts(carPageTexts)
  const similar = was && similarAddress(was)
  return (
    <>
      <CompactHeader />
      <MessagePage
        title={t(was ? 'car_deleted_title' : 'car_unknown_title')}
        text={t(was ? 'car_deleted_text' : 'car_unknown_text')}
        isDeadEnd
      >
        {similar && <ButtonLink to={similar}>{t('car_see_similar')}</ButtonLink>}
        <ButtonLink to="/explore" variant={similar ? 'quiet' : 'primary'}>
          {t('to_explore')}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('to_home')}
        </ButtonLink>
      </MessagePage>
    </>
  )
}
