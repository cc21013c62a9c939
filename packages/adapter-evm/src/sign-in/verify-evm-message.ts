/**
 * Whether an EVM account signed a text.
 *
 * In      nodes  asked only where the signature is not of a key: the first that answers decides
 * Out     false for anything that is no signature, and for a contract's where there is no node to ask
 * Throws  what the nodes failed with
 * Source  EIP-191, ERC-1271, ERC-6492; spec R-SIWX-27
 */
import type { RpcUrl } from '@bowline/kit-core'
import { createClient, fallback, http, isAddress, isErc6492Signature, isHex, verifyMessage } from 'viem'
import { getCode, verifyMessage as verifyByNode } from 'viem/actions'

/** What is asked of a text. */
export type EvmMessageParams = {
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly nodes: () => Promise<readonly RpcUrl[]>
}

const REQUEST_LIMIT_MS = 3_000
const NODES_MAX = 3

/** Whether the account signed the text. */
export async function verifyEvmMessage({ address, message, signature, nodes }: EvmMessageParams): Promise<boolean> {
  if (!isAddress(address) || !isHex(signature)) return false
  if (await verifyMessage({ address, message, signature }).catch(() => false)) return true
  const urls = (await nodes()).slice(0, NODES_MAX)
  if (urls.length === 0) return false
  const each = urls.map(({ url, config }) =>
    http(url, {
      timeout: REQUEST_LIMIT_MS,
      retryCount: 0,
      ...(config?.headers && { fetchOptions: { headers: { ...config.headers } } }),
    }),
  )
  const client = createClient({ transport: fallback(each, { retryCount: 0 }) })
  // Asked by itself, since a failing node would otherwise pass for a contract that says no.
  const code = await getCode(client, { address })
  if (code === undefined && !isErc6492Signature(signature)) return false
  return verifyByNode(client, { address, message, signature })
}
