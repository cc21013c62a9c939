/**
 * The channel between a page and a remote wallet: a relay, or the channel to the embedded wallet's frame. It breaks as a cell says.
 *
 * In      breakWith  which messages break from now on
 * Out     carry      delivers a message, or applies its fault
 *         fault      the fault of a step that is not a message, such as the wallet's response
 */
import { type BreakOf, countBreaks } from './breaks.js'
import type { Break } from './broken-network.js'

/**
 * Steps between a page and a wallet. `publish` is a request on its way to the relay; `request` reaches the wallet. `approved`
 * and `proceed` are the frame's check whether the page still waits, and the page's response; `window` is the time the user takes;
 * `answer` is the wallet's response.
 */
export const LINE_STEPS = ['publish', 'request', 'window', 'approved', 'proceed', 'answer', 'response'] as const

/** A step of the channel. */
export type LineStep = (typeof LINE_STEPS)[number]

/** Fault of a message. `gone`: its socket is cut, or the frame is lost, before or after it arrives. */
export const MESSAGE_FAULTS = [
  ...(['lost', 'late', 'after five minutes', 'doubled', 'malformed', 'wrong id'] as const),
  ...(['gone before', 'gone after'] as const),
] as const

/** Responses of a wallet although it has sent, and `rejected`, where it has not. */
export const ANSWER_FAULTS = ['rejected', 'internal error', 'already known', 'malformed', 'wrong id', 'empty'] as const

/** Fault of the channel. */
export type LineFault = (typeof MESSAGE_FAULTS)[number] | (typeof ANSWER_FAULTS)[number]

/** What breaks on the channel. */
export type LineBreak = BreakOf<LineStep, LineFault>

const STEPS: readonly string[] = LINE_STEPS

/** Whether a fault is on the channel, and not between the wallets and the chains' nodes. */
export const isLineBreak = (broken: Break | LineBreak): broken is LineBreak => STEPS.includes(broken.step)

/** A message on the channel. */
export type Carried = {
  readonly deliver: () => void
  /** Delivers it in another form; absent for messages that cannot be changed. */
  readonly deliverAs?: ((form: 'malformed' | 'wrong id') => void) | undefined
  /** Cuts the socket, or ends the frame. */
  readonly cut: () => void
}

/** A channel. */
export type Line = {
  readonly breakWith: (breaks: readonly LineBreak[]) => void
  readonly carry: (step: LineStep, carried: Carried) => void
  readonly fault: (step: LineStep) => LineFault | undefined
}

/** A delay within the time that a request waits. */
export const LATE_MS = 60_000
/** A delay longer than any request waits. */
export const TOO_LATE_MS = 320_000

/** Opens a channel; nothing breaks yet. */
export function createLine(): Line {
  let breaks = countBreaks<LineStep, LineFault>([])
  return {
    breakWith(next) {
      breaks = countBreaks(next)
    },
    fault: (step) => breaks.take(step),
    carry(step, carried) {
      carry(breaks.take(step), carried)
    },
  }
}

function carry(fault: LineFault | undefined, { deliver, deliverAs, cut }: Carried): void {
  if (fault === 'late') setTimeout(deliver, LATE_MS)
  else if (fault === 'after five minutes') setTimeout(deliver, TOO_LATE_MS)
  else if (fault === 'malformed' || fault === 'wrong id') deliverAs?.(fault)
  else if (fault !== 'lost' && fault !== 'gone before') deliver()
  if (fault === 'doubled') deliver()
  if (fault === 'gone before' || fault === 'gone after') cut()
}
