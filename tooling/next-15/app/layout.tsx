import type { ReactNode } from 'react'
import '@bowline/ui-react/styles.css'

export const metadata = { title: 'Next 15', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
