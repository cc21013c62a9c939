'use client'

import { KitEmbed, useKitAccount } from '@bowline/ui-react'

export function SignInPage() {
  const { isConnected } = useKitAccount()
  return isConnected ? <p>Welcome</p> : <KitEmbed />
}
