import { contentSecurityPolicy } from '@bowline/kit-core/server'

export function securityHeaders(nonce: string): Headers {
  const policy = contentSecurityPolicy({
    nonce,
    endpoints: { relay: 'wss://relay.example.org' },
    connect: ['https://mainnet.base.org', 'https://api.mainnet-beta.solana.com', 'https://mempool.space'],
    images: ['https://images.example'],
  })
  return new Headers({ 'Content-Security-Policy': policy })
}
