/**
 * How the window gets a wallet's vault key, and what it does with it.
 *
 * In      the API; the key that the window shares with its frame
 * Out     sealed slots on the server; the vault key for the frame. The server gets a proof of the vault key, and never the key
 * Throws  errors of the API; the signal's reason; Error when the frame has not opened the wallet in time
 * Source  R-FRAME-110, R-FRAME-114
 */
import { securedSchema, type WalletKeys, walletKeysSchema } from '../../../api/key-schemas.js'
import { emptySchema } from '../../../api/response-schemas.js'
import { windowText } from '../../texts/window-text.js'
import type { SealedVault } from '../../vault/sealed-vault.js'
import { getKeyProof, handOver, openVaultKey, type SlotSecrets, sealVaultKey, takeOver } from '../../vault/vault-key.js'
import type { KeyParts } from './key-parts.js'

const POLL_MS = 1_000
const MAX_POLLS = 20

/** The wallet of a login is not open yet. The message may be shown to the user. */
export class WalletNotOpenError extends Error {
  override readonly name = 'WalletNotOpenError'
  constructor() {
    super(windowText('The wallet is not open yet. Look at the page, then try again'))
  }
}

/** An open wallet, for changes of its slots. */
export type OpenWallet = {
  readonly vault: SealedVault
  readonly vaultKey: Uint8Array<ArrayBuffer>
  /** Part of the body of each change: who changes, and the proof. */
  readonly rights: { readonly ticket: string; readonly proof: string }
}

type ApiParts = Pick<KeyParts, 'api' | 'offer'>

/** Fetches how the wallet is opened. */
export function fetchKeys({ api, offer }: ApiParts, signal: AbortSignal): Promise<WalletKeys> {
  return api({ path: '/window/keys', body: { ticket: offer.ticket }, schema: walletKeysSchema, signal })
}

/** Waits until the frame has opened the wallet and handed over the vault key. */
export async function waitForWallet(
  parts: ApiParts & Pick<KeyParts, 'pause'>,
  signal: AbortSignal,
): Promise<OpenWallet> {
  const { ticket, handoverKey } = parts.offer
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const { vault, handover } = await fetchKeys(parts, signal)
    if (vault !== null && handover !== null) {
      const vaultKey = await takeOver(handover, vault, handoverKey)
      return { vault, vaultKey, rights: { ticket, proof: await getKeyProof(vaultKey, vault) } }
    }
    await parts.pause(POLL_MS, signal)
  }
  throw new WalletNotOpenError()
}

/** Adds a slot to an open wallet. `path` and `body` say which. Returns whether the escrow still opens the wallet. */
export async function addSlot(
  { api }: ApiParts,
  { vault, vaultKey, rights }: OpenWallet,
  { path, body, ...secrets }: SlotSecrets & { path: string; body?: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  const slot = await sealVaultKey(vaultKey, vault, secrets)
  return (await api({ path, body: { ...rights, ...body, slot }, schema: securedSchema })).hasEscrow
}

/** Opens a slot for the frame, and releases the login. Throws when the secret does not open it. */
export async function openForFrame(parts: ApiParts, vault: SealedVault, secrets: SlotSecrets): Promise<void> {
  const vaultKey = await openVaultKey(vault, secrets)
  const handover = await handOver(vaultKey, vault, parts.offer.handoverKey)
  const proof = await getKeyProof(vaultKey, vault)
  vaultKey.fill(0)
  await release(parts, { handover, proof })
}

/** Releases the login, so that the frame opens the wallet. */
export async function release({ api, offer }: ApiParts, body: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await api({ path: '/window/release', body: { ticket: offer.ticket, ...body }, schema: emptySchema })
}

/** Whether a slot did not open, because the secret is another one or the slot is absent. */
export function isWrongSecret(error: unknown): boolean {
  const name: unknown = Reflect.get(Object(error), 'name')
  return name === 'OperationError' || name === 'VaultError'
}
