import '@bowline/ui-react/styles.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Layout } from '../../../../apps/docs/snippets/layout-with-nonce'
import { Providers } from '../providers'

export const metadata: Metadata = { icons: '/icon.svg' }

/** Rendered for each request, since its scripts carry a nonce. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return <Layout Providers={Providers}>{children}</Layout>
}
