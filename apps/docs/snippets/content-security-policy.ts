import { contentSecurityPolicy } from '@bowline/kit-core/server'

export function securityHeaders(nonce: string): Headers {
  const policy = contentSecurityPolicy({
    nonce,
    endpoints: { relay: 'wss://relay.example.org' },
    connect: ['https://eth.merkle.io', 'https://mainnet.base.org'],
    images: ['https://images.example'],
  })
  return new Headers({ 'Content-Security-Policy': policy })
}
