import { cookieInitialState, type InitialState } from '@bowline/kit-core/server'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'

type Providers = (props: { initialState: InitialState; children: ReactNode }) => ReactNode

/** `Providers` is a client component that passes `initialState` on to `KitProvider`. */
export async function renderWithConnection(Providers: Providers, children: ReactNode) {
  const initialState = cookieInitialState((await cookies()).toString())
  return <Providers initialState={initialState}>{children}</Providers>
}
