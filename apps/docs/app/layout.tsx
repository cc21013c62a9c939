import '@bowline/brand/brand.css'
import { DocsLayout } from 'fumadocs-ui/layouts/docs'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SITE_URL } from '../site/addresses'
import { layoutOptions } from '../site/layout-options'
import { Providers } from './providers'
import './docs.css'

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: { default: 'Bowline', template: '%s · Bowline' },
  description: 'How to put the Bowline connect-wallet kit into a web app.',
  icons: { icon: '/brand/icon.svg', apple: '/brand/touch-icon.png' },
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <Providers>
          <DocsLayout {...layoutOptions}>{children}</DocsLayout>
        </Providers>
      </body>
    </html>
  )
}
