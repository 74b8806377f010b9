import type { Services } from '#server/context.ts'

export async function fillDemoAtFirstStart(
  _services: Services,
  _count: number,
  _say: (text: string) => void,
): Promise<void> {}
