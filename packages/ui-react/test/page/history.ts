import type { Transaction, TransactionTransfer } from '@bowline/kit-core'

type Sketch = Partial<Transaction['metadata']> & { transfers?: readonly TransactionTransfer[] }

/** A confirmed transaction of 1 March 2026 without transfers, unless the parameters say otherwise. */
export const transaction = (id: string, { transfers = [], ...metadata }: Sketch = {}): Transaction => ({
  id,
  metadata: {
    minedAt: '2026-03-01T12:00:00.000Z',
    chain: 'eip155:1',
    operationType: 'execute',
    status: 'confirmed',
    sentFrom: '0x1111111111111111111111111111111111111111',
    sentTo: '0x3333333333333333333333333333333333abcdef',
    hash: `0x${'ab'.repeat(32)}`,
    nonce: 1,
    ...metadata,
  },
  transfers,
})

/** A transfer of a token. */
export const coins = (symbol: string, numeric: string, direction: 'in' | 'out' | 'self' = 'in') => ({
  fungible_info: { name: symbol, symbol, icon: { url: `https://images.example/${symbol}.png` } },
  direction,
  quantity: { numeric },
})

/** A transfer of an NFT. */
export const piece = (name: string, { isSpam = false, preview = `https://images.example/${name}.png` } = {}) => ({
  nft_info: { name, content: { preview: { url: preview } }, flags: { is_spam: isSpam } },
  direction: 'in' as const,
  quantity: { numeric: '1' },
})

/** A response of the history service: a page, or the status of a failure. */
export type HistoryResponse = { readonly data: readonly unknown[]; readonly next?: unknown } | number

/** A history service with a list of responses, used one by one; the last one repeats. */
export function createHistory(...first: readonly HistoryResponse[]) {
  const asked: (string | null)[] = []
  let answers = [...first]
  let gate: Promise<void> | undefined
  let isSilent = false
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.pathname.endsWith('/supported-chains')) {
      return isSilent ? new Response('{}', { status: 500 }) : Response.json({ http: ['eip155:1', 'eip155:10'], ws: [] })
    }
    if (!url.pathname.endsWith('/history')) throw new TypeError('fetch failed')
    asked.push(url.searchParams.get('cursor'))
    const [answer = { data: [] }, ...later] = answers
    if (later.length > 0) answers = later
    await gate
    init?.signal?.throwIfAborted()
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  }
  return {
    fetch,
    /** Cursors of the requested pages; null for the first one. */
    asked,
    answer: (...next: readonly HistoryResponse[]) => {
      answers = [...next]
    },
    /** Sets whether the service fails to report its networks. */
    silence: (is: boolean) => {
      isSilent = is
    },
    /** Holds responses until the returned function is called. */
    hold: () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return () => {
        gate = undefined
        open()
      }
    },
  }
}
