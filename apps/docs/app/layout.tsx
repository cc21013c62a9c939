import { DocsLayout } from 'fumadocs-ui/layouts/docs'
import { RootProvider } from 'fumadocs-ui/provider/next'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SITE_URL } from '../site/addresses'
import { layoutOptions } from '../site/layout-options'
import './docs.css'

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: { default: 'Bowline', template: '%s · Bowline' },
  description: 'How to put the Bowline connect-wallet kit into a web app.',
  icons: '/icon.svg',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <RootProvider search={{ preload: false, options: { type: 'static', api: '/search.json' } }}>
          <DocsLayout {...layoutOptions}>{children}</DocsLayout>
        </RootProvider>
      </body>
    </html>
  )
}
