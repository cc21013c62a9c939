/** Faults of a paired wallet and of the relay, for the tests of a visit with a paired wallet. */
import type { Relay } from '@bowline/kit-core/testing/relay'
import { RAW_WORDS } from './faults.js'
import type { PairedWorld } from './paired-setup.js'

/** How long a slow wallet takes. */
export const A_MOMENT_MS = 300

/** A fault on the way. It lasts until `end`; `isNoticed` turns true when it has met a message or a connection. */
type WayFault = { readonly isNoticed: () => boolean; readonly end: () => void }

function noticedByAttempt(relay: Relay, end = () => {}): WayFault {
  const before = relay.attempts()
  return { isNoticed: () => relay.attempts() > before, end }
}

export const FAULTS_OF_THE_WAY: Record<string, (relay: Relay) => WayFault> = {
  none: () => ({ isNoticed: () => true, end: () => {} }),
  'a relay that cuts': (relay: Relay) => {
    relay.drop()
    return noticedByAttempt(relay)
  },
  'a relay that is away': (relay: Relay) => {
    relay.pause()
    return noticedByAttempt(relay, () => relay.resume())
  },
  'a relay that is mute': (relay: Relay) => {
    relay.mute()
    return { isNoticed: () => relay.held() > 0, end: () => relay.resume() }
  },
}

/** A fault while a signature is requested. With `until`, the fault ends then; without, the request settles despite it. */
type SigningFault = {
  readonly begin: (world: PairedWorld) => void
  readonly until?: (world: PairedWorld) => () => boolean
  readonly outcome: 'signed' | 'failed'
}

/** The signature requests that the wallet got. */
export const signings = ({ peer }: PairedWorld) => peer.requests.filter(({ method }) => method === 'personal_sign')
const failing = (error: unknown) => ({ kind: 'failing', error }) as const

export const FAULTS_OF_SIGNING: Record<string, SigningFault> = {
  none: { begin: () => {}, outcome: 'signed' },
  slow: {
    begin: ({ peer }) => peer.faults.setResponse('personal_sign', { kind: 'slow', ms: A_MOMENT_MS }),
    outcome: 'signed',
  },
  late: {
    begin: ({ peer }) => peer.faults.setResponse('personal_sign', { kind: 'late', ms: A_MOMENT_MS }),
    outcome: 'signed',
  },
  silent: {
    begin: ({ peer }) => peer.faults.setResponse('personal_sign', { kind: 'silent' }),
    until: (world) => () => signings(world).length > 0,
    outcome: 'signed',
  },
  failing: {
    begin: ({ peer }) => peer.faults.setResponse('personal_sign', failing(new Error(RAW_WORDS))),
    outcome: 'failed',
  },
  rejecting: {
    begin: ({ sandbox }) => sandbox.faults.setResponse('personal_sign', failing({ code: 4001, message: RAW_WORDS })),
    outcome: 'failed',
  },
  wrong: {
    begin: ({ peer }) => peer.faults.setResponse('personal_sign', { kind: 'wrong', response: {} }),
    outcome: 'failed',
  },
  locked: { begin: ({ sandbox }) => sandbox.lock(), outcome: 'failed' },
  'a relay that cuts': { begin: ({ relay }) => relay.drop(), outcome: 'signed' },
  'a relay that is away': {
    begin: ({ relay }) => relay.pause(),
    until: ({ relay }) => {
      const before = relay.attempts()
      return () => relay.attempts() > before
    },
    outcome: 'signed',
  },
  'a relay that is mute': {
    begin: ({ relay }) => relay.mute(),
    until:
      ({ relay }) =>
      () =>
        relay.held() > 0,
    outcome: 'signed',
  },
}
