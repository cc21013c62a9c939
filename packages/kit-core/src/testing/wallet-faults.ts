/**
 * Makes a sandbox wallet or paired test wallet misbehave: a test sets how it responds to a method and how it emits an event.
 * Methods and events are named as in the wallet's own API; `*` matches each one without its own fault.
 */

/** How a wallet responds. Times are in milliseconds. */
export type ResponseFault = (
  | {
      /** Executes the request after `ms`. */
      readonly kind: 'slow'
      readonly ms: number
    }
  | {
      /** Executes the request immediately and responds after `ms`. Later events overtake the response. */
      readonly kind: 'late'
      readonly ms: number
    }
  | {
      /** Does nothing before `release`. */
      readonly kind: 'silent'
    }
  | {
      /** Does nothing and rejects. */
      readonly kind: 'failing'
      readonly error: unknown
    }
  | {
      /** Responds with `response`, without executing the request, or after executing it if `isDone`. */
      readonly kind: 'wrong'
      readonly response: unknown
      readonly isDone?: boolean | undefined
    }
) & {
  /** Number of requests the fault applies to. Defaults to all of them. */
  readonly times?: number | undefined
}

/** How a wallet emits an event. Times are in milliseconds. */
export type EventFault =
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'doubled' }
  | {
      /** Delivered after the next event with this fault, or by `release`. */
      readonly kind: 'reordered'
    }

/** How a test sets the faults. */
export type WalletFaults = {
  /** Sets how a method responds. Replaces its previous fault. */
  readonly setResponse: (method: string, fault: ResponseFault) => void
  /** Sets how an event is emitted. Replaces its previous fault. */
  readonly setEvent: (event: string, fault: EventFault) => void
  /** Serves waiting requests and delivers events that were held back. */
  readonly release: () => void
  /** Removes all faults and releases what waits. */
  readonly clear: () => void
}

/** The faults of one wallet, with the functions that apply them. */
export type WalletFaultLine = {
  readonly controls: WalletFaults
  /** Passes a request through: executed late, never, wrongly, or normally. */
  readonly respond: <T>(method: string, act: () => Promise<T>) => Promise<unknown>
  /** Passes an event through: delivered late, never, twice, out of order, or normally. */
  readonly emit: (event: string, deliver: () => void) => void
}

/** Creates the faults of one wallet, none at first. */
export function createWalletFaults(): WalletFaultLine {
  const responses = new Map<string, ResponseFault>()
  const events = new Map<string, EventFault>()
  let waiting: (() => void)[] = []
  let heldBack: (() => void)[] = []

  function take(method: string): ResponseFault | undefined {
    const name = responses.has(method) ? method : '*'
    const fault = responses.get(name)
    if (fault?.times === undefined) return fault
    if (fault.times > 1) responses.set(name, { ...fault, times: fault.times - 1 })
    else responses.delete(name)
    return fault
  }

  function release(): void {
    const [served, delivered] = [waiting, heldBack]
    waiting = []
    heldBack = []
    for (const go of [...served, ...delivered]) go()
  }

  return {
    controls: {
      setResponse: (method, fault) => void responses.set(method, fault),
      setEvent: (event, fault) => void events.set(event, fault),
      release,
      clear() {
        responses.clear()
        events.clear()
        release()
      },
    },

    async respond(method, act) {
      const fault = take(method)
      if (fault?.kind === 'silent') await new Promise<void>((resolve) => waiting.push(resolve))
      if (fault?.kind === 'slow') await pause(fault.ms)
      if (fault?.kind === 'failing') throw fault.error
      if (fault?.kind === 'wrong' && !fault.isDone) return fault.response
      const response = await act()
      if (fault?.kind === 'late') await pause(fault.ms)
      return fault?.kind === 'wrong' ? fault.response : response
    },

    emit(event, deliver) {
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
