/**
 * What goes wrong with a sandbox wallet: how it answers a method, and how it tells an event.
 *
 * In      method, event  as the wallet's own API names them; `*` stands for each that has no fault of its own
 * Out     answer         passes a request through: it is served late, never, wrongly, or as usual
 *         tell           passes an event through: it is delivered late, never, twice, out of order, or as usual
 *         controls       what a test sets
 */

/** How a wallet answers. Times are in milliseconds. */
export type ResponseFault = (
  | {
      /** It does what it was asked only then. */
      readonly kind: 'slow'
      readonly ms: number
    }
  | {
      /** It does what it was asked at once and answers only then: what happens meanwhile overtakes the answer. */
      readonly kind: 'late'
      readonly ms: number
    }
  | {
      /** It does nothing before `release`. */
      readonly kind: 'silent'
    }
  | {
      /** It does nothing and rejects. */
      readonly kind: 'failing'
      readonly error: unknown
    }
  | {
      /** It answers this, having done nothing, or first what it was asked. */
      readonly kind: 'wrong'
      readonly answer: unknown
      readonly isDone?: boolean | undefined
    }
) & {
  /** Requests that it concerns, after which the wallet is as usual; all of them unless given. */
  readonly times?: number | undefined
}

/** How a wallet tells an event. Times are in milliseconds. */
export type EventFault =
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'doubled' }
  | {
      /** It is told after the next event that has this fault, or by `release`. */
      readonly kind: 'reordered'
    }

/** What a test sets. */
export type WalletFaults = {
  /** Answers a method so, in place of what was set for it before. */
  readonly setAnswer: (method: string, fault: ResponseFault) => void
  /** Tells an event so, in place of what was set for it before. */
  readonly setEvent: (event: string, fault: EventFault) => void
  /** Serves the requests that were kept waiting, and tells the events that were held back. */
  readonly release: () => void
  /** All is as usual from now on, and what waits is released. */
  readonly clear: () => void
}

/** The faults of one wallet, and what passes through them. */
export type WalletFaultLine = {
  readonly controls: WalletFaults
  readonly answer: <T>(method: string, act: () => Promise<T>) => Promise<unknown>
  readonly tell: (event: string, deliver: () => void) => void
}

/** Makes a wallet's faults; there are none yet. */
export function createWalletFaults(): WalletFaultLine {
  const answers = new Map<string, ResponseFault>()
  const events = new Map<string, EventFault>()
  let waiting: (() => void)[] = []
  let heldBack: (() => void)[] = []

  function take(method: string): ResponseFault | undefined {
    const name = answers.has(method) ? method : '*'
    const fault = answers.get(name)
    if (fault?.times === undefined) return fault
    if (fault.times > 1) answers.set(name, { ...fault, times: fault.times - 1 })
    else answers.delete(name)
    return fault
  }

  function release(): void {
    const [served, told] = [waiting, heldBack]
    waiting = []
    heldBack = []
    for (const go of [...served, ...told]) go()
  }

  return {
    controls: {
      setAnswer: (method, fault) => void answers.set(method, fault),
      setEvent: (event, fault) => void events.set(event, fault),
      release,
      clear() {
        answers.clear()
        events.clear()
        release()
      },
    },

    async answer(method, act) {
      const fault = take(method)
      if (fault?.kind === 'silent') await new Promise<void>((resolve) => waiting.push(resolve))
      if (fault?.kind === 'slow') await pause(fault.ms)
      if (fault?.kind === 'failing') throw fault.error
      if (fault?.kind === 'wrong' && !fault.isDone) return fault.answer
      const answer = await act()
      if (fault?.kind === 'late') await pause(fault.ms)
      return fault?.kind === 'wrong' ? fault.answer : answer
    },

    tell(event, deliver) {
      const fault = events.get(event) ?? events.get('*')
      if (fault?.kind === 'lost') return
      if (fault?.kind === 'late') {
        setTimeout(deliver, fault.ms)
        return
      }
      if (fault?.kind === 'reordered' && heldBack.length === 0) {
        heldBack.push(deliver)
        return
      }
      deliver()
      if (fault?.kind === 'doubled') deliver()
      for (const older of heldBack.splice(0)) older()
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
