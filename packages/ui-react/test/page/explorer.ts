import type { WalletListing } from '@bowline/kit-core'
import { getConfig } from '@testing-library/react'

/** An explorer in memory, whose responses the test controls. */
export type TestExplorer = {
  readonly fetch: typeof globalThis.fetch
  /** Sends responses to pending requests and to the requests that follow, until none is left. */
  settle: () => Promise<void>
  /** Requests for wallets so far, as their query. */
  readonly asked: URLSearchParams[]
  /** Number of these requests that were aborted before a response. */
  readonly aborted: () => number
  /** Ids of the requested images. */
  readonly pictures: string[]
  /** Sets the responses to the next requests for wallets, used one by one; the last one repeats. */
  answer: (...how: readonly Answer[]) => void
  /** Sends the responses that were held. */
  release: () => Promise<void>
}

type Answer = 'usual' | 'held' | 'broken' | 'quota'

/** Maximum number of event loop turns of a request, including what follows from it. */
const TURNS = 25

const { setTimeout: realTimeout } = globalThis
const turn = () => new Promise<void>((resolve) => realTimeout(resolve, 0))

/** Wallets with numbers in their names. */
export function testWallets(count: number): readonly WalletListing[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `w${at + 1}`,
    name: `Wallet ${at + 1}`,
    image_id: `i${at + 1}`,
    mobile_link: `w${at + 1}://`,
    ...(at % 10 === 0 && { badge_type: 'certified' }),
  }))
}

/** Creates an explorer that pages, searches, excludes and includes as the service does. */
export function createExplorer(wallets: readonly WalletListing[] = testWallets(90)): TestExplorer {
  const asked: URLSearchParams[] = []
  const pictures: string[] = []
  let aborted = 0
  let held: (() => void)[] = []
  let waiting: (() => void)[] = []
  let answers: readonly Answer[] = ['usual']

  const settle = () =>
    getConfig().asyncWrapper(async () => {
      for (let turns = 0; turns < TURNS; turns++) {
        const due = waiting
        waiting = []
        for (const go of due) go()
        await turn()
      }
    })
  const list = (query: URLSearchParams) => {
    const ids = (name: string) => query.get(name)?.split(',')
    const fitting = wallets.filter(
      ({ id, name, badge_type }) =>
        (ids('include')?.includes(id) ?? true) &&
        !ids('exclude')?.includes(id) &&
        name.toLowerCase().includes(query.get('search')?.toLowerCase() ?? '') &&
        (query.get('badge_type') ?? badge_type) === badge_type,
    )
    const entries = Number(query.get('entries'))
    const start = (Number(query.get('page')) - 1) * entries
    return Response.json({ data: fitting.slice(start, start + entries), count: fitting.length })
  }
  const respondTo = async (query: URLSearchParams, signal: AbortSignal | null | undefined) => {
    asked.push(query)
    let isAnswered = false
    signal?.addEventListener('abort', () => {
      if (!isAnswered) aborted += 1
    })
    const [how = 'usual', ...later] = answers
    if (later.length > 0) answers = later
    await new Promise<void>((resolve) => (how === 'held' ? held : waiting).push(resolve))
    isAnswered = true
    if (how === 'broken') return new Response('{}', { status: 500 })
    if (how === 'quota') return new Response('{}', { status: 402 })
    return list(query)
  }
  return {
    asked,
    pictures,
    aborted: () => aborted,
    answer: (...how) => {
      answers = how
    },
    settle,
    release: () => {
      waiting.push(...held)
      held = []
      return settle()
    },
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
      if (pathname.endsWith('/getWallets')) return respondTo(searchParams, init?.signal)
      const [, id] = /\/get(?:Wallet|Asset)Image\/(.+)$/.exec(pathname) ?? []
      if (id === undefined) return Response.error()
      pictures.push(id)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return new Response(new Blob(['x'], { type: 'image/png' }), { headers: { 'content-type': 'image/png' } })
    },
  }
}
