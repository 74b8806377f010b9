import { latePart } from '#web/rendering/late-part.tsx'
import { loadAtStart } from '#web/rendering/load-at-start.ts'
import { FIRST_STEP, isStep } from './steps.ts'

export const LaterStep = latePart(async () => (await import('./later-step.tsx')).LaterStep)
export const SubmissionResult = latePart(async () => (await import('./submission-result.tsx')).SubmissionResult)
export const OwnAdList = latePart(async () => (await import('./own-ad-list.tsx')).OwnAdList)

await loadAtStart(/^\/(?:add-car$|my-ads\/edit\/)/, async (search) => {
  const step = search.get('step')
  if (isStep(step) && step !== FIRST_STEP) await LaterStep.load()
  if (search.has('tab')) await OwnAdList.load()
})
