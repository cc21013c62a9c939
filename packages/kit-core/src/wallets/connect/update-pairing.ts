import type { ConnectState } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'

/** The parts of the state that tell of pairing. */
export type PairingState = Pick<
  ConnectState,
  'wcUri' | 'wcPairingExpiry' | 'wcLinking' | 'wcError' | 'wcFailure' | 'buffering' | 'recentWallet' | 'wcBasic'
>

/** Nothing on offer. A failure stays told until the next try. */
export const NO_PAIRING: Omit<PairingState, 'wcError' | 'wcFailure'> = {
  wcUri: undefined,
  wcPairingExpiry: undefined,
  wcLinking: undefined,
  buffering: false,
  recentWallet: undefined,
  wcBasic: false,
}

/** Changes what is told of pairing; a failure ends the wait for the visitor's return. Source: spec R-STATE-07. */
export function updatePairing({ store }: Kit, patch: Partial<PairingState>): void {
  const isFine = patch.wcError === false && { wcFailure: undefined }
  store.set(({ connect }) => ({
    connect: { ...connect, ...patch, ...isFine, ...(patch.wcError && { buffering: false }) },
  }))
}
