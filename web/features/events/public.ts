export { asksNotToBeTracked, track, withQueue } from './track.ts'
export { useTrackedSearch } from './use-tracked-search.ts'
export { useTrackedView } from './use-tracked-view.ts'
