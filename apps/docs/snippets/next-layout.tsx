import { KitButton } from '@bowline/ui-react'
import type { ReactNode } from 'react'
import { WithConnection } from './server-rendering'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <WithConnection>
          <KitButton />
          {children}
        </WithConnection>
      </body>
    </html>
  )
}
