import type { ExportResponse, ProofResponse } from '../../api/account-schemas.js'
import type { SessionCall } from '../session/session-api.js'
import type { AccountScreen } from './account-screen.js'
import type { WalletSecrets } from './wallet-secrets.js'

/** How the user logs in again. */
export type AccountProof = Pick<ProofResponse, 'ticket' | 'email'> & {
  readonly method: NonNullable<ProofResponse['method']> | 'passkey'
}

/** What the window uses outside itself. */
export type AccountParts = {
  /** Sends a call with the window's ticket. */
  readonly api: <Value>(call: Omit<SessionCall<Value>, 'token'>) => Promise<Value>
  readonly screen: AccountScreen
  /** Rejects with a `WrongCodeError` for an escrow that is off and another recovery code. */
  readonly openSecrets: (exported: ExportResponse, code?: string) => Promise<WalletSecrets>
  /** Logs the user in again in this window, and calls `onEnd` when that has succeeded or was cancelled. */
  readonly logIn: (proof: AccountProof, onEnd: () => void) => void
  /** Whether this browser has passkeys. */
  readonly hasPasskeys: boolean
  /** Shows the passkeys and the recovery code. Rejects when the frame does not open the wallet. */
  readonly manageKeys: (onBack: () => void) => Promise<void>
  readonly copy: (text: string) => Promise<void>
  readonly close: () => void
}
