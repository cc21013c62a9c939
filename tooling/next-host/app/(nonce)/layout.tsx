import '@bowline/ui-react/styles.css'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { Connected } from '../connected'

export const metadata: Metadata = { icons: '/icon.svg' }

/** Rendered for each request, since its scripts have a nonce: the document itself waits for the connection. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <html lang="en">
        <body>
          <Connected>{children}</Connected>
        </body>
      </html>
    </Suspense>
  )
}
