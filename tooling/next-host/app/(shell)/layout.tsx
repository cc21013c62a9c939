import '@bowline/ui-react/styles.css'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { Connected } from '../connected'

export const metadata: Metadata = { icons: '/icon.svg' }

/** A prerendered shell, with a part that is rendered for each request. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <h1>Built ahead</h1>
        <Suspense>
          <Connected>{children}</Connected>
        </Suspense>
      </body>
    </html>
  )
}
