import '@bowline/ui-react/styles.css'
import type { AppProps } from 'next/app'
import { Providers } from '../app/providers'

/** The kit around the pages of the Pages Router. */
export default function PagesApp({ Component, pageProps }: AppProps) {
  return (
    <Providers>
      <Component {...pageProps} />
    </Providers>
  )
}
