import { lazyPagePart } from '#web/rendering/lazy-page-part.tsx'
import { FIRST_STEP, isStep } from './steps.ts'

const laterStep = lazyPagePart(() => import('./later-step.tsx'))
const submissionResult = lazyPagePart(() => import('./submission-result.tsx'))
const ownAds = lazyPagePart(() => import('./own-ad-list.tsx'))

export const { Part: LaterStep } = laterStep
export const { Part: SubmissionResult } = submissionResult
export const { Part: OwnAdList } = ownAds

export const loadLaterSteps = laterStep.load
export const loadSubmissionResult = submissionResult.load

/** Loads the code of the step or list at a URL. */
async function loadShown(search: URLSearchParams): Promise<void> {
  const step = search.get('step')
  if (isStep(step) && step !== FIRST_STEP) await loadLaterSteps()
  if (search.has('tab')) await ownAds.load()
}

// before hydration, since earlier clicks would be lost
if (!import.meta.env.SSR && /^\/(?:add-car$|my-ads\/edit\/)/.test(location.pathname))
  await loadShown(new URLSearchParams(location.search))
