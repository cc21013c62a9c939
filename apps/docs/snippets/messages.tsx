'use client'

import '@bowline/ui-react/styles.css'
import type { Kit } from '@bowline/kit-core'
import { ConnectButton, KitProvider, type MessageOverrides } from '@bowline/ui-react'

const messages: MessageOverrides = {
  texts: { 'button.connect': 'Sign in with a wallet' },
  errors: { 'wallet/user-rejected': 'You said no in your wallet.' },
}

export function App({ kit, locale }: { kit: Kit; locale: string }) {
  return (
    <KitProvider kit={kit} locale={locale} messages={messages}>
      <ConnectButton />
    </KitProvider>
  )
}
