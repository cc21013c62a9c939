// @ts-check

/**
 * Waits until the other side has answered every request of a kind. The client's own `acknowledged` never ends when the
 * answer came before it was called.
 *
 * @param {import('@walletconnect/sign-client').default} client
 * @param {string} topic
 * @param {'wc_sessionSettle' | 'wc_sessionUpdate'} method
 * @returns {Promise<void>}
 */
export function acknowledged({ core: { history } }, topic, method) {
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
