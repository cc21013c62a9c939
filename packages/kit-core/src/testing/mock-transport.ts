/**
 * WalletConnect pairing in memory, without a relay: a test responds to each pairing URI in place of a wallet. Kits with the same
 * transport share the session, like pages of one site.
 */

import { UserRejectedError } from '../base/errors/errors.js'
import { RequestAbortedError } from '../base/errors/request-aborted-error.js'
import type { PairingProposal, PairingTransport } from '../core/adapter/transport.js'
import { PairingExpiredError } from '../wallets/pairing/errors.js'
import { type MockPairedSession, mockPairedSession } from './mock-paired-session.js'
import { NothingPendingError } from './nothing-pending-error.js'

/** A pairing URI that a kit created, and the wallet's possible responses. */
export type MockOffer = {
  readonly uri: string
  readonly proposal: PairingProposal
  /** Whether the page no longer waits for a response. */
  isGivenUp(): boolean
  /** The user approves. Uses a session with the default approval when none is given. */
  approve(session?: MockPairedSession): MockPairedSession
  /** The user declines, or the pairing fails with the given error. */
  reject(error?: unknown): void
  /** The URI expires. */
  expire(): void
}

/** What a test does with the pairing URIs. */
export interface TransportControls {
  /** All URIs so far, in order. */
  readonly offers: readonly MockOffer[]
  /** The latest URI. Throws when there is none. */
  last(): MockOffer
  /** Delays new URIs until `release`. */
  hold(): void
  /** Creates the delayed URIs, and later ones immediately. */
  release(): void
  /** Makes the next URI fail with this error. */
  failNext(error: unknown): void
  /** Number of `restore` calls, and of `close` calls. */
  restores(): number
  closes(): number
}

/** A mock transport with its controls. */
export type MockTransport = PairingTransport & { readonly controls: TransportControls }

/** Creates a transport without a session. */
export function mockTransport(): MockTransport {
  const offers: MockOffer[] = []
  const failures: unknown[] = []
  let waiting: (() => void)[] | undefined
  let session: MockPairedSession | undefined
  let restores = 0
  let closes = 0

  const turn = () => (waiting ? new Promise<void>((resolve) => waiting?.push(resolve)) : Promise.resolve())

  return {
    async pair({ proposal, signal, onUri }) {
      await turn()
      if (signal.aborted) throw new RequestAbortedError(signal.reason)
      if (failures.length > 0) throw failures.shift()
      return new Promise((resolve, reject) => {
        const uri = mockUri(offers.length + 1)
        const offer: MockOffer = {
          uri,
          proposal,
          isGivenUp: () => signal.aborted,
          approve(given = mockPairedSession()) {
            if (signal.aborted) void given.end()
            else session = given
            resolve(given)
            return given
          },
          reject: (error = new UserRejectedError(new Error('User rejected'))) => reject(error),
          expire: () => reject(new PairingExpiredError()),
        }
        signal.addEventListener('abort', () => reject(new RequestAbortedError(signal.reason)), { once: true })
        offers.push(offer)
        onUri(uri)
      })
    },
    async restore() {
      restores += 1
      return session?.controls.isOver() ? undefined : session
    },
    async close() {
      closes += 1
    },
    controls: {
      offers,
      last() {
        const offer = offers.at(-1)
        if (!offer) throw new NothingPendingError('No pairing was requested')
        return offer
      },
      hold() {
        waiting ??= []
      },
      release() {
        const held = waiting ?? []
        waiting = undefined
        for (const go of held) go()
      },
      failNext: (error) => failures.push(error),
      restores: () => restores,
      closes: () => closes,
    },
  }
}

/** The well-formed pairing URI that a mock transport creates as its n-th. */
export function mockUri(number: number): string {
  const hex = number.toString(16).padStart(64, '0')
  return `wc:${hex}@2?relay-protocol=irn&symKey=${hex}`
}
