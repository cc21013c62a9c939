/**
 * A user who swaps, up to the transaction of the case and again after it.
 *
 * Out     prepare    opens the review, after carrying out the transactions before the one of the case
 *         send       presses the button of the review; resolves to the hash of the sent transaction
 *         act        the same from the current screen, with a wallet that waits for its user
 *         again      presses the button of the review that is open
 *         offer      what the review requests when it is opened again; undefined while it is being built
 *         confirm    the wallet's window
 */
import { currentRoute, type Kit, type KitState } from '@bowline/kit-core'
import { approveSwap, open, reviewSwap, swapTokens, watchSwap } from '@bowline/kit-core/actions'
import { selectSwapLabel } from '@bowline/kit-core/internal'
import type { CaseTransfer } from './chain-setup.js'
import type { Clock } from './clock.js'
import type { SwapStep } from './swap-family.js'
import type { SwapAsset } from './swap-responses.js'
import { firstSent, when } from './when.js'

const SOON_MS = 400
const LOOK_MS = 1_000
const MOST_LOOKS = 20

/** Outcome of a press. */
export type Press = {
  readonly kit: Kit
  end: 'open' | 'done' | 'failed'
  /** Whether the review in which the button was pressed shows it. */
  isShown: boolean
  /** Whether that review was closed meanwhile. */
  isLeft: boolean
  error?: unknown
}

/** The next offer of the review. */
export type Offer = 'reset' | 'approval' | 'swap' | 'waits' | 'nothing'

/** A user. */
export type SwapVisitor = ReturnType<typeof createSwapVisitor>

type Parts = {
  readonly step: SwapStep
  readonly given: SwapAsset
  readonly wanted: SwapAsset
  readonly mine: () => Promise<unknown>
}

/** Creates a user. */
export function createSwapVisitor({ step, given, wanted, mine }: Parts) {
  const wallet = { prompts: 0, isOpen: true, open: () => {} }
  const opened = new Promise<void>((resolve) => {
    wallet.open = resolve
  })
  const presses: Press[] = []
  const followed = new WeakSet<Kit>()

  function press(kit: Kit): Promise<Press> {
    const one: Press = { kit, end: 'open', isShown: false, isLeft: false }
    presses.push(one)
    const pressed = kit.getState().swap.review?.status === 'approve' ? approveSwap(kit) : swapTokens(kit)
    return pressed.then(
      () => {
        one.end = 'done'
        return one
      },
      (error: unknown) =>
        Object.assign(one, { end: 'failed', error, isShown: !one.isLeft && isShown(kit, 'SwapPreview') }),
    )
  }

  function openForm(kit: Kit, typed: string): void {
    for (const one of presses) if (one.kit === kit) one.isLeft = true
    void open(kit, { view: 'Swap', arguments: { fromToken: given.symbol, toToken: wanted.symbol, amount: typed } })
    if (!followed.has(kit)) watchSwap(kit)
    followed.add(kit)
  }

  async function openReview(kit: Kit, typed: string, clock: Clock): Promise<void> {
    openForm(kit, typed)
    await clock.pass(SOON_MS)
    await clock.until(() => kit.getState().swap.phase !== 'quoting' && kit.getState().swap.phase !== 'initializing')
    if (selectSwapLabel(kit.getState()) !== 'review') return
    void reviewSwap(kit)
    await clock.until(() => offerOf(kit) !== undefined)
  }

  async function send(kit: Kit): Promise<string> {
    return firstSent(kit, async () => {
      const { error } = await press(kit)
      if (error !== undefined) throw error
    })
  }

  return {
    presses,
    prompts: () => wallet.prompts,
    approve: wallet.open,
    async confirm() {
      wallet.prompts += 1
      if (!wallet.isOpen) await opened
      return true
    },
    async prepare(kit: Kit, typed: string, clock: Clock): Promise<void> {
      await openReview(kit, typed, clock)
      while (offerOf(kit) !== step) {
        const before = offerOf(kit)
        if (before !== 'reset' && before !== 'approval') throw new Error(`There is ${before} before ${step}`)
        const asked = wallet.prompts
        void press(kit)
        await clock.until(() => wallet.prompts > asked)
        await clock.pass(SOON_MS)
        await mine()
        for (let looks = 0; looks < MOST_LOOKS && ['waits', undefined].includes(offerOf(kit)); looks += 1) {
          await clock.pass(LOOK_MS)
        }
      }
      wallet.isOpen = false
      wallet.prompts = 0
      presses.length = 0
    },
    send,
    async act(kit: Kit, { typed }: CaseTransfer): Promise<string> {
      wallet.isOpen = false
      if (!kit.getState().swap.review) {
        if (!isShown(kit, 'Swap')) openForm(kit, typed)
        await when(kit, (state) => isReviewable(state, given) || undefined)
        void reviewSwap(kit)
      }
      const offer = await when(kit, offerIn)
      if (offer !== step) throw new Error(`The review offers ${offer}`)
      return send(kit)
    },
    async again(kit: Kit, clock: Clock): Promise<void> {
      if (kit.getState().swap.review) void press(kit)
      await clock.pass(SOON_MS)
    },
    async offer(kit: Kit, typed: string, clock: Clock): Promise<Offer | undefined> {
      await openReview(kit, typed, clock)
      return offerOf(kit)
    },
  }
}

/** What the review of a page requests; undefined while it is being built. */
export function offerOf(kit: Kit): Offer | undefined {
  return offerIn(kit.getState())
}

/** Whether the form leads to a review. */
function isReviewable(state: KitState, { symbol }: SwapAsset): boolean {
  const { quote, sourceToken } = state.swap
  return quote !== undefined && sourceToken?.symbol === symbol && selectSwapLabel(state) === 'review'
}

function offerIn({ swap: { review } }: KitState): Offer | undefined {
  if (!review) return 'nothing'
  if (review.status === 'approve') return review.allowance?.granted === '0' ? 'reset' : 'approval'
  if (review.status === 'approving' || review.status === 'swapping') return 'waits'
  return review.status === 'ready' ? 'swap' : undefined
}

function isShown(kit: Kit, view: 'Swap' | 'SwapPreview'): boolean {
  const { modal, navigation } = kit.getState()
  return modal.open && currentRoute(navigation).view === view
}
