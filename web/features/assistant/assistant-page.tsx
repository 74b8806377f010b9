import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AssistantState, Question } from '#contract/assistant.ts'
import type { CarCard } from '#contract/cars.ts'
import { isEmptyWish } from '#domain/assistant/wish.ts'
import { readSearch } from '#web/features/explore/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AboutCar } from './about-car.tsx'
import { Announcer } from './announcer.tsx'
import { assistantAddress, readAsked } from './assistant-address.ts'
import './assistant.css'
import { Composer } from './composer.tsx'
import { ConversationList } from './conversation-list.tsx'
import { DeviceNotice } from './device-notice.tsx'
import { ModelNotice } from './model-notice.tsx'
import { CarQuestions, FirstQuestions } from './suggestions.tsx'
import { Turn } from './turn.tsx'
import { usePlace } from './use-place.ts'
import { useTalk } from './use-talk.ts'
import { WishBar } from './wish-bar.tsx'
import { wishOf } from './wish-search.ts'

interface Props {
  /** The ad that questions are about. */
  car: CarCard | null
}

/** The conversation with the assistant. */
export function AssistantPage({ car }: Props) {
  const { t } = useTexts(assistantTexts)
  const viewer = useViewer()
  const { conversationId } = readAsked(new URLSearchParams(useLocation().search))
  const talk = useTalk({ conversationId, userId: viewer?.id ?? null, carId: car?.id ?? null })
  const { turns, names, state, isAnswering } = talk
  usePlace(turns)
  useArrival(talk.ask)

  const ask = (asked: Pick<Question, 'message' | 'wish'>) =>
    talk.ask({ ...asked, ...(car && !asked.wish && { car_id: car.id }) })
  const isBegun = turns.length > 0
  return (
    <main id="content" className="assistant page">
      {viewer && <ConversationList userId={viewer.id} openId={conversationId} />}
      <div className="assistant-talk">
        <h1 className={isBegun ? 'sr-only' : 'text-2xl font-bold'}>{t('assistant_title')}</h1>
        <NeedsScript />
        {!isBegun && <Beginning talk={talk} />}
        {/* each part of an answer would be announced on its own; `Announcer` tells when it is complete */}
        <div role="log" aria-live="off" aria-label={t('assistant_log')} className="flex flex-col gap-8 empty:hidden">
          {turns.map((turn, at) => (
            <Turn
              key={turn.id}
              turn={turn}
              isLast={at === turns.length - 1}
              onAsk={ask}
              onSendAgain={talk.sendAgain}
              onForget={talk.forget}
            />
          ))}
        </div>
        <Announcer turns={turns} />
        {isBegun && !viewer && <DeviceNotice />}
        <div className={isBegun || car ? 'assistant-foot bottom-bar bottom-bar-tall' : 'assistant-start'}>
          {car ? (
            <>
              <AboutCar car={car} without={assistantAddress({ conversationId, carId: null })} />
              <CarQuestions onAsk={(message) => ask({ message })} />
            </>
          ) : (
            state && <WishBar state={state} names={names} onAsk={ask} />
          )}
          <Composer
            isAboutCar={car !== null}
            isAnswering={isAnswering}
            onAsk={(message) => ask({ message })}
            onStop={talk.stop}
          />
          {!isBegun && <p className="text-sm text-muted">{t('assistant_limits')}</p>}
          <ModelNotice />
        </div>
        {!isBegun && !car && !talk.isLoading && !talk.retry && <FirstQuestions onAsk={(message) => ask({ message })} />}
      </div>
    </main>
  )
}

interface BeginningProps {
  talk: Pick<ReturnType<typeof useTalk>, 'isLoading' | 'isUnknown' | 'retry'>
}

/** What is shown before the first question. */
function Beginning({ talk: { isLoading, isUnknown, retry } }: BeginningProps) {
  const { t } = useTexts(assistantTexts)
  if (isLoading) return <Spinner label={t('loading')} />
  if (retry)
    return (
      <p className="notice flex flex-wrap items-center gap-2">
        <span>{t('assistant_not_loaded')}</span>
        <Button variant="quiet" icon="retry" onClick={retry}>
          {t('error_retry')}
        </Button>
      </p>
    )
  return (
    <div className="flex flex-col gap-6">
      {isUnknown && <p className="notice">{t('assistant_unknown')}</p>}
      <p className="max-w-prose text-muted">{t('assistant_lead')}</p>
    </div>
  )
}

/** Asks about the search that the address has, once: the address is then that of the conversation. */
function useArrival(ask: (asked: { message: string; wish: AssistantState['wish'] }) => void): void {
  const { t } = useTexts(assistantTexts)
  const { key, search, state } = useLocation()
  const asked = useRef<string>(null)
  useEffect(() => {
    const wish = wishOf(readSearch(new URLSearchParams(search)))
    if (isEmptyWish(wish) || asked.current === key) return
    asked.current = key
    const name = (state as { name?: string } | null)?.name
    ask({ message: name ?? t('assistant_these_cars'), wish })
  })
}
