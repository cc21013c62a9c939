import { cookieInitialState } from '@bowline/kit-core/server'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from './providers'

/** The kit, with the connection of the request's cookie. Suspends: everything above its `Suspense` is prerendered. */
export async function Connected({ children }: { children: ReactNode }) {
  const initialState = cookieInitialState((await cookies()).toString())
  return <Providers initialState={initialState}>{children}</Providers>
}
