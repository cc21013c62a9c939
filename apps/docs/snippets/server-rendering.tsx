import { cookieInitialState, type InitialState } from '@bowline/kit-core/server'
import { cookies } from 'next/headers'
import { type ReactNode, Suspense } from 'react'

type ConnectionProps = {
  /** A client component that passes `initialState` on to `KitProvider`. */
  Providers: (props: { initialState: InitialState; children: ReactNode }) => ReactNode
  children: ReactNode
}

/** Stands in the `<body>` of your root layout, around what uses the kit. */
export function WithConnection(props: ConnectionProps) {
  return (
    <Suspense>
      <ReadConnection {...props} />
    </Suspense>
  )
}

async function ReadConnection({ Providers, children }: ConnectionProps) {
  const initialState = cookieInitialState((await cookies()).toString())
  return <Providers initialState={initialState}>{children}</Providers>
}
