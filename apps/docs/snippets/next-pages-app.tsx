import { KitButton } from '@bowline/ui-react'
import type { AppProps } from 'next/app'
import { Providers } from './providers'

export default function PagesApp({ Component, pageProps }: Pick<AppProps, 'Component' | 'pageProps'>) {
  return (
    <Providers initialState={pageProps.initialState}>
      <KitButton />
      <Component {...pageProps} />
    </Providers>
  )
}
