/** Opens a WebSocket; null if the browser or its settings do not allow it. */
export function openSocket(url: string): WebSocket | null {
  try {
    return new WebSocket(url)
  } catch {
    return null
  }
}

export const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN
