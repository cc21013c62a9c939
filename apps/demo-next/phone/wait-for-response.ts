import type { Client } from './client'

const LIMIT_MS = 5_000

/**
 * Waits until the page has responded to every request of a kind, or is closed. The client's own `acknowledged` never
 * resolves when the response came before it was called.
 */
export function waitForResponse(
  { core: { history } }: Client,
  topic: string,
  method: 'wc_sessionSettle' | 'wc_sessionUpdate',
): Promise<void> {
  const isOpen = () => history.pending.some((sent) => sent.topic === topic && sent.request.method === method)
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit)
      history.off('history_updated', look)
      resolve()
    }
    const look = () => {
      if (!isOpen()) settle()
    }
    const limit = setTimeout(settle, LIMIT_MS)
    history.on('history_updated', look)
    look()
  })
}
