import { lendLocks } from '@bowline/jest-preset/page-locks'
import { createSeededRandom, type SeededRandom } from '@bowline/jest-preset/seeded-random'
import { settled } from '../../../test/account-fixture.js'
import { setUpSend } from '../../../test/send-fixture.js'
import { sendToken } from '../../actions.js'
import { UserRejectedError } from '../../errors.js'
import type { SentTransaction, SentTransactionOutcome } from '../../index.js'
import { isKitError, selectTrackedTransactions } from '../../index.js'
import { createMemoryStorage, mockAdapter, WalletRpcError } from '../../testing/index.js'
import { selectUnresolvedSend } from '../send/select-unresolved-send.js'
import { selectSendRequests } from './select-send-requests.js'

const OWN = '0x1111111111111111111111111111111111111111'
const ENDS: readonly [SentTransactionOutcome, ...SentTransactionOutcome[]] = ['confirmed', 'failed', 'dropped']
const RESPONSES = ['answered', 'lost', 'refused'] as const
const STEPS = ['send', 'send', 'look', 'end', 'reload', 'tab', 'wait'] as const

type Sent = {
  readonly hash: string
  readonly amount: string
  readonly isAnswered: boolean
  end?: SentTransactionOutcome
  isSeen: boolean
}

/** One user, several pages of one site, and a chain whose nodes lag behind. */
async function world(random: SeededRandom) {
  const chain: Sent[] = []
  const isOf = (facts: SentTransaction) => chain.find(({ hash }) => hash === facts.hash)
  const adapter = mockAdapter({
    async chain(facts) {
      const sent = isOf(facts)
      if (!sent?.isSeen) return { status: 'pending', isNotFound: true }
      return sent.end ? { status: sent.end } : { status: 'pending' }
    },
    async findSent({ request: asked }) {
      const sent = chain.find(({ amount, isAnswered }) => amount === asked.amount && !isAnswered)
      return sent?.isSeen ? { hash: sent.hash, caipNetworkId: 'eip155:1', address: OWN } : undefined
    },
  })
  const storage = createMemoryStorage()
  const open = async () =>
    setUpSend({ adapter, storage: pages.length > 0 ? { ...storage, ...storage.tab() } : storage })
  const pages: Awaited<ReturnType<typeof setUpSend>>[] = []
  pages.push(await open())
  const wrong: string[] = []

  async function send(): Promise<void> {
    const page = pages.at(-1)
    if (!page) return
    const amount = `0.0${chain.length + 1}`
    const response = random.pick(RESPONSES)
    await page.fillIn({ amount })
    const isBlocked = selectUnresolvedSend(page.kit.getState()) !== undefined
    const before = page.asked('sendTransaction').length
    if (isBlocked) {
      await expect(sendToken(page.kit)).rejects.toMatchObject({ code: 'transaction/unknown' })
      if (page.asked('sendTransaction').length > before)
        wrong.push(`${amount} was requested although it may have been sent`)
      return
    }
    if (response === 'lost')
      adapter.controls.rejectNext({ method: 'sendTransaction', error: new WalletRpcError(-32603, 'lost') })
    if (response === 'refused')
      adapter.controls.rejectNext({ method: 'sendTransaction', error: new UserRejectedError() })
    const outcome: unknown = await sendToken(page.kit).catch((error: unknown) => error)
    if (page.asked('sendTransaction').length === before) throw outcome
    const hash = `0x${page.asked('sendTransaction').length.toString(16).padStart(64, '0')}`
    if (response === 'answered')
      chain.push({ hash: String(Object(outcome).hash), amount, isAnswered: true, isSeen: random.chance(0.5) })
    if (response === 'lost')
      chain.push({ hash: `0x1057${hash.slice(6)}`, amount, isAnswered: false, isSeen: random.chance(0.5) })
    if (response === 'lost' && isKitError(outcome, 'send/failed'))
      wrong.push(`${amount} was sent, and is called failed`)
  }

  const steps: Record<(typeof STEPS)[number], () => unknown> = {
    send,
    look: () => chain.map((sent) => Object.assign(sent, { isSeen: true })),
    end: () =>
      chain.filter(({ end }) => !end).map((sent) => Object.assign(sent, { isSeen: true, end: random.pick(ENDS) })),
    async reload() {
      pages.pop()?.stop()
      pages.push(await open())
    },
    tab: async () => pages.push(await open()),
    wait: () => pages[0]?.wait(random.below(90_000)),
  }
  return { chain, pages, steps, wrong }
}

test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  'R-SEND-161 R-ADPT-50 R-STORE-26 ends with the chain’s state after responses, checks, reloads and tabs in any order: seed %i',
  async (seed) => {
    const locks = lendLocks()
    try {
      const random = createSeededRandom(seed)
      const { chain, pages, steps, wrong } = await world(random)
      for (let step = 0; step < 12; step += 1) await steps[random.pick(STEPS)]()
      await steps.end()
      for (let waited = 0; waited < 8; waited += 1) await pages.at(-1)?.wait(60_000)
      await settled()
      for (const { kit } of pages) {
        const rows = selectTrackedTransactions(kit.getState())
        for (const { hash, end, amount } of chain) {
          const row = rows.find((sent) => sent.hash === hash)
          if (row && row.status !== end) wrong.push(`${amount}: ${row.status} instead of ${end}`)
        }
      }
      const last = pages.at(-1)?.kit
      if (last && selectSendRequests(last.getState()).length > 0)
        wrong.push('a request stays unknown although the chain knows it')
      expect(wrong).toEqual([])
    } finally {
      locks.giveBack()
    }
  },
)
