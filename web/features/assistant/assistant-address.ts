interface Asked {
  /** A conversation of the user. */
  conversationId: string | null
  /** The ad that questions are about. */
  carId: string | null
}

export function assistantAddress({ conversationId, carId }: Asked): string {
  const params = new URLSearchParams({
    ...(conversationId !== null && { c: conversationId }),
    ...(carId !== null && { car: carId }),
  })
  return params.size ? `/ai-assistant?${params}` : '/ai-assistant'
}

export const readAsked = (params: URLSearchParams): Asked => ({
  conversationId: params.get('c'),
  carId: params.get('car'),
})
