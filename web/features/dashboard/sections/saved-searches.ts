export { SavedSearchList as default } from '#web/features/saved-searches/public.ts'
