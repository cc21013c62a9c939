import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Navigation } from '../components/navigation'
import './docs.css'

export const metadata: Metadata = {
  title: { default: 'Bowline', template: '%s · Bowline' },
  description: 'How to put the Bowline connect-wallet kit into a web app.',
  icons: '/icon.svg',
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header>
          <Link href="/">Bowline</Link>
        </header>
        <div className="columns">
          <Navigation />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </body>
    </html>
  )
}
