import { createSandboxBackend, createSandboxPermission, WalletRpcError } from '@bowline/kit-core/testing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, bech32 } from '@scure/base'

/** The account of a key: its address, and its signature over bytes. */
export function harbourAccount(secretKey: Uint8Array) {
  const publicKey = secp256k1.getPublicKey(secretKey)
  const address = bech32.encode('harbour', bech32.toWords(ripemd160(sha256(publicKey))))
  return { address, publicKey, sign: (message: Uint8Array) => base64.encode(secp256k1.sign(message, secretKey)) }
}

/** Harbour Wallet with real keys, for tests and demos. `approve` plays the user: true approves. */
export function harbourWallet(
  secretKeys: readonly Uint8Array[],
  approve: (asked: { readonly id: number; readonly method: string }) => Promise<boolean>,
) {
  const listeners = new Set<(addresses: readonly string[]) => void>()
  const backend = createSandboxBackend<string, { readonly method: string }>(approve)
  let accounts = secretKeys.map(harbourAccount)
  const opened = () => (permission.isOpen() ? accounts.map(({ address }) => address) : [])
  const permission = createSandboxPermission({
    storage: undefined,
    storageKey: 'sandbox.harbour',
    restore: () => false,
    store: () => ({}),
    watch: () => () =>
      backend.emit('accounts', () => {
        for (const listener of [...listeners]) listener(opened())
      }),
    onChange: () => {},
  })

  const request = (method: string, params: unknown) => backend.serve(method, method, () => answer(method, params))

  async function answer(method: string, params: unknown): Promise<unknown> {
    if (method === 'accounts') return opened()
    if (method === 'disconnect') return permission.setConnected(false)
    if (method === 'connect') {
      await backend.promptUser({ method })
      permission.setConnected(true)
      return opened()
    }
    const { address, message } = Object(params)
    const account = accounts.find((known) => opened().includes(known.address) && known.address === address)
    if (method !== 'sign' || !account) throw new WalletRpcError(4100, 'The wallet hasn’t shared this account.')
    await backend.promptUser({ method })
    return account.sign(message)
  }

  return {
    /** The object in the page. */
    harbour: {
      name: 'Harbour Wallet',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      request,
      listen(listener: (addresses: readonly string[]) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    requests: backend.requests,
    disconnect: () => permission.setConnected(false),
    forget: permission.forget,
    pick: (address: string) =>
      permission.change(() => {
        accounts = accounts.toSorted((a, b) => Number(b.address === address) - Number(a.address === address))
      }),
  }
}
