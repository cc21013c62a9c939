import { cookieInitialState, type InitialState } from '@bowline/kit-core/server'
import { cookies } from 'next/headers'
import { type ReactNode, Suspense } from 'react'

type LayoutProps = {
  /** A client component that passes `initialState` on to `KitProvider`. */
  Providers: (props: { initialState: InitialState; children: ReactNode }) => ReactNode
  children: ReactNode
}

/** The root layout: the whole document is rendered for each request, so that all its scripts carry the nonce. */
export function Layout(props: LayoutProps) {
  return (
    <Suspense>
      <Document {...props} />
    </Suspense>
  )
}

async function Document({ Providers, children }: LayoutProps) {
  const initialState = cookieInitialState((await cookies()).toString())
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
