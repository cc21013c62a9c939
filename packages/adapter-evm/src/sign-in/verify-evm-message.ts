/**
 * Verifies that an EVM account signed a text.
 *
 * In      nodes  used only if the signature is not from the account's key; at most three, the first that responds decides
 * Out     false for anything that is not a signature, and for a contract's signature without a node
 * Throws  the nodes' errors
 * Source  EIP-191, ERC-1271, ERC-6492; spec R-SIWX-27
 */
import type { RpcUrl } from '@bowline/kit-core'
import { createClient, fallback, http, isAddress, isErc6492Signature, isHex, verifyMessage } from 'viem'
import { getCode, verifyMessage as verifyByNode } from 'viem/actions'

/** Parameters of `verifyEvmMessage`. `nodes` resolves to the node URLs of the account's chain. */
export type EvmMessageParams = {
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly nodes: () => Promise<readonly RpcUrl[]>
}

const REQUEST_LIMIT_MS = 3_000
const NODES_MAX = 3

/** Resolves to whether the account signed the text. */
export async function verifyEvmMessage({ address, message, signature, nodes }: EvmMessageParams): Promise<boolean> {
  if (!isAddress(address) || !isHex(signature)) return false
  if (await verifyMessage({ address, message, signature }).catch(() => false)) return true
  const urls = (await nodes()).slice(0, NODES_MAX)
  if (urls.length === 0) return false
  const transports = urls.map(({ url, config }) =>
    http(url, {
      timeout: REQUEST_LIMIT_MS,
      retryCount: 0,
      ...(config?.headers && { fetchOptions: { headers: { ...config.headers } } }),
    }),
  )
  const client = createClient({ transport: fallback(transports, { retryCount: 0 }) })
  // A separate request: otherwise a failing node would look like a contract that rejects the signature.
  const code = await getCode(client, { address })
  if (code === undefined && !isErc6492Signature(signature)) return false
  return verifyByNode(client, { address, message, signature })
}
