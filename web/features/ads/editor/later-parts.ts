import { latePart } from '#web/platform/late-part.tsx'
import { FIRST_STEP, isStep } from './steps.ts'

const laterStep = latePart(() => import('./later-step.tsx'))
const submitted = latePart(() => import('./submitted.tsx'))
const ownAds = latePart(() => import('./own-ad-list.tsx'))

export const { Part: LaterStep } = laterStep
export const { Part: Submitted } = submitted
export const { Part: OwnAdList } = ownAds

export const loadLaterParts = (): Promise<unknown> => Promise.all([laterStep.load(), submitted.load()])

/** Loads the code of the step or list at a URL. */
async function loadShown(search: URLSearchParams): Promise<void> {
  const step = search.get('step')
  if (isStep(step) && step !== FIRST_STEP) await loadLaterParts()
  if (search.has('tab')) await ownAds.load()
}

// before hydration, since earlier clicks would be lost
if (!import.meta.env.SSR && /^\/(?:add-car$|my-ads\/edit\/)/.test(location.pathname))
  await loadShown(new URLSearchParams(location.search))
