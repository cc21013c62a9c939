import { cookieInitialState } from '@bowline/kit-core/server'
import { KitButton } from '@bowline/ui-react'
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { Providers } from './providers'

export function loader({ request }: LoaderFunctionArgs) {
  return { initialState: cookieInitialState(request.headers.get('cookie') ?? '') }
}

/** The `Layout` of the template stays as it is. */
export default function App() {
  const { initialState } = useLoaderData<typeof loader>()
  return (
    <Providers initialState={initialState}>
      <KitButton />
      <Outlet />
    </Providers>
  )
}
