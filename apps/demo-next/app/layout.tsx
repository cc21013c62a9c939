import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import '@bowline/brand/brand.css'
import '@bowline/ui-react/styles.css'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(process.env.BOWLINE_URL ?? 'http://127.0.0.1:3000'),
  title: { default: 'Bowline playground', template: '%s · Bowline' },
  description: 'Try every option of the connect-wallet kit, with wallets and chains that cost nothing.',
  // Next’s usual place, `app/icon.svg`, cannot be built in a folder with an apostrophe in its name.
  icons: { icon: '/brand/icon.svg', apple: '/brand/touch-icon.png' },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

/** Reading the request's headers makes every page dynamic, so that each response has its own nonce. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src="/counters.js" nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  )
}
