import { insightTexts } from '#web/texts/insights/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export const useInsightTexts = () => useTexts(insightTexts)
export type InsightTexts = Pick<ReturnType<typeof useInsightTexts>, 't' | 'lang'>
