import type { ConnectState } from '../../core/state/connect-state.js'
import type { Kit } from '../../kit.js'

/** The fields of the connect state that describe the pairing. */
export type PairingState = Pick<
  ConnectState,
  'wcUri' | 'wcPairingExpiry' | 'wcLinking' | 'wcError' | 'wcFailure' | 'buffering' | 'recentWallet' | 'wcBasic'
>

/** Pairing state without an open proposal. A failure stays until the next attempt. */
export const NO_PAIRING: Omit<PairingState, 'wcError' | 'wcFailure'> = {
  wcUri: undefined,
  wcPairingExpiry: undefined,
  wcLinking: undefined,
  buffering: false,
  recentWallet: undefined,
  wcBasic: false,
}

/** Changes the pairing state; a failure ends the wait for the user's return. Source: spec R-STATE-07. */
export function updatePairing({ store }: Kit, patch: Partial<PairingState>): void {
  const cleared = patch.wcError === false && { wcFailure: undefined }
  store.set(({ connect }) => ({
    connect: { ...connect, ...patch, ...cleared, ...(patch.wcError && { buffering: false }) },
  }))
}
