/**
 * Whether a wallet still opens accounts to this site, asked without a window.
 *
 * Out     false: the visitor left it here, or took the access away in the wallet
 * Throws  WalletUnavailableError  it is locked
 *         what the wallet fails with, which is no answer
 * Source  EIP-1193, EIP-2255; spec R-CONN-106, R-CONN-146
 */
import { WalletUnavailableError } from '@bowline/kit-core'
import { retryUntilAnswered, safeGet, withTimeout } from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import * as z from 'zod/mini'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { isUnauthorised } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { accountsSchema } from './response-schemas.js'

const ACCOUNTS = 'eth_accounts'
/** What is asked beside the accounts decides nothing when it is not answered. */
const BESIDES_LIMIT_MS = 1_000

const permissionsSchema = z.array(z.looseObject({ parentCapability: z.string() }))

/** Reads it. */
export async function readAccess(config: Config, connector: WagmiConnector, signal: AbortSignal): Promise<boolean> {
  if (await hasLeft(config, connector)) return false
  const provider = connector.type === 'injected' ? await connector.getProvider() : undefined
  if (!isWalletProvider(provider)) return connector.isAuthorized()
  const ask = () => requestWallet(provider, { method: ACCOUNTS }, accountsSchema)
  const accounts = await retryUntilAnswered(ask, signal).catch((error: unknown) => {
    throw isUnauthorised(error) ? new WalletUnavailableError(error) : error
  })
  if (accounts.length > 0) return true
  if (await isTaken(provider)) return false
  throw new WalletUnavailableError()
}

async function hasLeft(config: Config, connector: WagmiConnector): Promise<boolean> {
  const own = safeGet(connector, 'hasLeft')
  if (typeof own === 'function') return own() === true
  const key = `${connector.id}.disconnected`
  return Boolean(await config.storage?.getItem(key))
}

/** A locked wallet opens no account either; one that was left names no permission. */
async function isTaken(provider: WalletProvider): Promise<boolean> {
  if ((await isUnlocked(provider)) === false) return false
  const asked = requestWallet(provider, { method: 'wallet_getPermissions' }, permissionsSchema).catch(() => undefined)
  const permissions = await withTimeout(asked, BESIDES_LIMIT_MS)
  return permissions !== undefined && !permissions.some(({ parentCapability }) => parentCapability === ACCOUNTS)
}

async function isUnlocked(provider: WalletProvider): Promise<unknown> {
  const owner = safeGet(provider, '_metamask')
  const ask = safeGet(owner, 'isUnlocked')
  if (typeof ask !== 'function') return undefined
  const asked = Promise.resolve()
    .then((): unknown => Reflect.apply(ask, owner, []))
    .catch(() => undefined)
  return withTimeout(asked, BESIDES_LIMIT_MS)
}
