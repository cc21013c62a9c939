import { contentSecurityPolicy, trustedTypesPolicy } from '@bowline/kit-core/server'

export function headersWhileTrying(nonce: string): Headers {
  return new Headers({
    'Content-Security-Policy': contentSecurityPolicy({ nonce, trustedTypes: false }),
    'Content-Security-Policy-Report-Only': trustedTypesPolicy(),
  })
}
