import { cookieInitialState } from '@bowline/kit-core/server'
import { cookies } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Providers } from './providers'

/** The root layout: the whole document is rendered for each request, so that all its scripts have the nonce. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Document>{children}</Document>
    </Suspense>
  )
}

async function Document({ children }: { children: ReactNode }) {
  const initialState = cookieInitialState((await cookies()).toString())
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
