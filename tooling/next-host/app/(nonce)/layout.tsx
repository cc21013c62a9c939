import '@bowline/ui-react/styles.css'
import type { ReactNode } from 'react'
import { Layout } from '../../../../apps/docs/snippets/layout-with-nonce'
import { Providers } from '../providers'

/** Rendered for each request, since its scripts carry a nonce. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return <Layout Providers={Providers}>{children}</Layout>
}
