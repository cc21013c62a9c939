/**
 * Responds to the embedded wallet's requests to chains: its frame passes them to this page, whose ledgers are the chains.
 * They verify what it signed, and refuse what a node would refuse.
 *
 * In      origin   of the secure site; messages of other origins are ignored
 * Out     starts to respond; the returned function stops
 */
import { createChainAccess, createSolanaAccess } from './chain-access'

const askEvm = createChainAccess([])
const askSolana = createSolanaAccess([])

type NodeRequest = { readonly caipNetworkId: string; readonly method: string; readonly params: readonly unknown[] }

/** Starts to respond. */
export function serveFrameNode(origin: string): () => void {
  const onMessage = ({ origin: sender, data, ports: [port] }: MessageEvent<unknown>) => {
    if (sender !== origin || port === undefined || !isNodeRequest(data)) return
    void respond(data).then((response) => {
      port.postMessage(response)
      port.close()
    })
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

async function respond({ caipNetworkId, method, params }: NodeRequest): Promise<object> {
  try {
    const [namespace, reference] = caipNetworkId.split(':')
    const result =
      namespace === 'eip155'
        ? await askEvm(Number(reference), method, params)
        : await askSolana(caipNetworkId, method, params)
    return { result: toPlain(result) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : -32603
    return { error: { code, message: error instanceof Error ? error.message : 'The chain gave no answer' } }
  }
}

/** As JSON: Solana's ledger returns its integers as bigints, which a node writes as numbers. */
function toPlain(result: unknown): unknown {
  return JSON.parse(
    JSON.stringify(result ?? null, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
  )
}

function isNodeRequest(data: unknown): data is NodeRequest {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'bowline-page-node') return false
  return (
    'caipNetworkId' in data &&
    typeof data.caipNetworkId === 'string' &&
    'method' in data &&
    typeof data.method === 'string' &&
    'params' in data &&
    Array.isArray(data.params)
  )
}
