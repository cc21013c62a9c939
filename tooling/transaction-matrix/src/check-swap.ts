/** Checks the kit's promises about a swap and its approvals at the end of a case. */

import type { SwapScene } from './chain-setup.js'
import type { Clock } from './clock.js'
import { ENDS, type Sent, SWAPPED, wordOf } from './outcomes.js'
import type { Page } from './page.js'
import type { Story } from './run-case.js'
import { type Offer, offerOf } from './swap-user.js'

/** Time until an open review is renewed. */
const RENEWED_MS = 41_000

type SwapStory = Story & { readonly swap: SwapScene }

/** Its outcome is an event, and is shown by one toast, or by the review on screen. */
export function wrongSwapWords({ swap, pages }: SwapStory, sent: readonly Sent[]): readonly string[] {
  const { step, visitor } = swap
  const reported = pages.flatMap((page) => page.reported)
  const events = reported.filter((word) => word.startsWith('SWAP_'))
  const toasts = reported.filter((word) => !word.startsWith('SWAP_'))
  const ended = sent.filter(({ truth }) => truth.status !== 'pending')
  // The next page may find on chain what a wallet sent for a closed page.
  const end = ended.find(({ sending }) => sending.isHeard) ?? (reported.length > 0 ? ended[0] : undefined)
  if (!end) return reported.length > 0 ? [`reported ${reported.join(', ')} of an unknown transaction`] : []
  const word = wordOf(end.truth)
  const isDone = word === 'confirmed'
  const error = step === 'swap' ? 'SWAP_ERROR' : 'SWAP_APPROVAL_ERROR'
  const due = !isDone ? [error] : step === 'swap' ? ['SWAP_SUCCESS'] : []
  const isSaid = visitor.presses.some((press) => press.end === 'failed' && press.isShown)
  const mayBeSilent = isDone ? step !== 'swap' : isSaid
  const words: readonly string[] = isDone && step === 'swap' ? [SWAPPED, ENDS.confirmed] : [ENDS[word]]
  return [
    ...(events.join() === due.join()
      ? []
      : [`reported ${events.join(', ') || 'no event'}, instead of ${due.join(', ') || 'none'}`]),
    ...(toasts.length > 1 || toasts.some((toast) => !words.includes(toast)) || (toasts.length === 0 && !mayBeSilent)
      ? [`said ${toasts.join(', ') || 'nothing'}, and it is ${word}`]
      : []),
  ]
}

/**
 * An open review requests what the chain lacks once it is renewed, or when Swap is pressed; and every press has
 * settled.
 */
export async function wrongReviews({ swap, sendings, pages }: SwapStory, clock: Clock): Promise<readonly string[]> {
  const alive = pages.filter((page) => page.isAlive())
  const isOpen = swap.visitor.presses.some(({ kit, end }) => end === 'open' && alive.some((page) => page.kit === kit))
  const wrong = isOpen ? ['a press never ends'] : []
  const due = await dueOffer(swap, sendings[0]?.value ?? 0n)
  for (const { kit } of alive) {
    if (!kit.getState().swap.review) continue
    await clock.until(() => offerOf(kit) !== undefined)
    if (offerOf(kit) !== due) await (offerOf(kit) === 'swap' ? swap.visitor.again(kit, clock) : clock.pass(RENEWED_MS))
    await clock.until(() => offerOf(kit) !== undefined)
    const offer = offerOf(kit)
    if (offer !== due) wrong.push(`an open review offers ${offer}, and the chain lacks ${due}`)
  }
  return wrong
}

/**
 * A user who returns to an approval while the service lags is asked for what the chain lacks. A used-up allowance is noticed
 * when Swap is pressed.
 */
export async function wrongWhileBehind(story: SwapStory, clock: Clock): Promise<readonly string[]> {
  const page = story.pages.filter((one) => one.isAlive()).at(-1)
  return story.swap.step === 'swap' || !page ? [] : wrongOffer(story, page, clock)
}

/** A user who opens the review later is asked for what the chain lacks. */
export async function wrongOffer(
  { swap, sendings }: SwapStory,
  { kit }: Page,
  clock: Clock,
): Promise<readonly string[]> {
  const [first] = sendings
  const offer = await swap.visitor.offer(kit, first?.typed ?? '', clock)
  const due = await dueOffer(swap, first?.value ?? 0n)
  return offer === due ? [] : [`the review, opened again, offers ${offer}, and the chain lacks ${due}`]
}

async function dueOffer({ allowance, isReset }: SwapScene, value: bigint): Promise<Offer> {
  const allowed = await allowance()
  if (allowed >= value) return 'swap'
  return isReset && allowed > 0n ? 'reset' : 'approval'
}
