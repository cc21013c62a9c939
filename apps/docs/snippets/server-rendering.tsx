import { cookieInitialState } from '@bowline/kit-core/server'
import { cookies } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Providers } from './providers'

/** Put it into the `<body>` of your root layout, around the components that use the kit. */
export function WithConnection({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <ReadConnection>{children}</ReadConnection>
    </Suspense>
  )
}

async function ReadConnection({ children }: { children: ReactNode }) {
  const initialState = cookieInitialState((await cookies()).toString())
  return <Providers initialState={initialState}>{children}</Providers>
}
