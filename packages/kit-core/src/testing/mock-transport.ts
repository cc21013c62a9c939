/**
 * Pairing in memory: addresses that a test answers by hand. Kits given the same transport share the session, as pages of
 * one site do.
 *
 * Out     PairingTransport with `controls`
 */

import { RequestAbortedError } from '../base/errors/connect-errors.js'
import { UserRejectedError } from '../base/errors/errors.js'
import type { PairingProposal, PairingTransport } from '../core/adapter/transport.js'
import { PairingExpiredError } from '../wallets/pairing/errors.js'
import { type MockPairedSession, mockPairedSession } from './mock-paired-session.js'

/** An address that was made. */
export type MockOffer = {
  readonly uri: string
  readonly proposal: PairingProposal
  /** Nobody waits for an answer any more. */
  isGivenUp(): boolean
  /** The visitor approves; a session of the default approval when none is given. */
  approve(session?: MockPairedSession): MockPairedSession
  /** The visitor declines, or something else goes wrong. */
  reject(error?: unknown): void
  /** Its time is over. */
  expire(): void
}

/** Pairing by hand. */
export interface TransportControls {
  /** Every address made so far, in order. */
  readonly offers: readonly MockOffer[]
  /** The address made last. Throws when there is none. */
  last(): MockOffer
  /** Addresses are made only on `release`. */
  hold(): void
  /** Makes the addresses that wait, and those to come at once. */
  release(): void
  /** The next address cannot be made. */
  failNext(error: unknown): void
  /** How often a session was asked for, and how often the relay was closed. */
  restores(): number
  closes(): number
}

/** A transport with its controls. */
export type MockTransport = PairingTransport & { readonly controls: TransportControls }

/** Makes a transport. */
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
        if (!offer) throw new Error('No address was made')
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

/** A well-formed address. */
export function mockUri(number: number): string {
  const hex = number.toString(16).padStart(64, '0')
  return `wc:${hex}@2?relay-protocol=irn&symKey=${hex}`
}
