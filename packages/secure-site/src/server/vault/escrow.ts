/**
 * The escrow: the shares of both services, which together open a wallet by email alone.
 *
 * Source  security design §6; R-FRAME-112, R-FRAME-115
 */
import type { WalletWait } from '../../api/key-schemas.js'
import type { Account } from '../account/account-store.js'
import { formatUtc } from '../errors/format-utc.js'
import { ResponseError } from '../errors/response-error.js'
import type { FrameServerOptions } from '../frame-server-options.js'
import { createShareStore, type ShareStore } from './share-store.js'

/** The shares of both services. */
export type EscrowShareStores = { readonly auth: ShareStore; readonly vault: ShareStore }

/** Creates the shares of both services. */
export function createEscrowShares({ auth, vault }: FrameServerOptions['shares']): EscrowShareStores {
  return { auth: createShareStore(auth), vault: createShareStore(vault) }
}

/** Removes both shares of an account whose vault has no escrow slot any more. */
export async function removeEscrowShares(
  { auth, vault }: EscrowShareStores,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  await auth.remove(`auth:${id}`)
  await vault.remove(`vault:${id}`)
}

/** The error for a device to which the escrow is closed. */
export function refuseEarly(wait: WalletWait): ResponseError {
  const refuse = (message: string) => new ResponseError(403, { message })
  switch (wait.cause) {
    case 'email-changed':
      return refuse(`The email of this wallet was changed. A new device can open it from ${formatUtc(wait.opensAtMs)}`)
    case 'new-device':
      return refuse(`This device is new to the wallet. It can open it from ${formatUtc(wait.opensAtMs)}`)
    case 'untied':
      return refuse('This device is new to the wallet. Log in in a browser that has opened it before')
    case 'refused':
      return refuse('The owner of this wallet has refused this device')
  }
}

/** The error for a wallet whose escrow is off. */
export const refuseWithoutEscrow = (): ResponseError =>
  new ResponseError(403, {
    message:
      'This wallet is not restored by email. Log in again, and open it with its passkey or its recovery code in the login window',
  })
