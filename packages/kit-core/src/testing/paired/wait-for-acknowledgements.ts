import type { Client } from './open-client.js'

/**
 * Waits until the page has responded to every request of a kind from the paired test wallet. The client's own `acknowledged`
 * never resolves when the response came before the call.
 */
export function acknowledged(
  { core: { history } }: Client,
  topic: string,
  method: 'wc_sessionSettle' | 'wc_sessionUpdate',
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (history.pending.some((open) => open.topic === topic && open.request.method === method)) return
      history.off('history_updated', look)
      resolve()
    }
    history.on('history_updated', look)
    look()
  })
}
