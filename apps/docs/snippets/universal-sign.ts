import { getProvider, signMessage } from '@bowline/kit-core/actions'
import { kit } from './universal'

export function signText(): Promise<string> {
  return signMessage(kit, { message: 'Hello', namespace: 'polkadot' })
}

/** Sends a request without a kit action to the wallet. */
export async function askWallet(method: string, params: unknown): Promise<unknown> {
  const provider = await getProvider(kit, { namespace: 'cosmos' })
  return isProvider(provider) ? provider.request({ method, params }) : undefined
}

type Provider = { request: (asked: { method: string; params: unknown }) => Promise<unknown> }

function isProvider(value: unknown): value is Provider {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}
