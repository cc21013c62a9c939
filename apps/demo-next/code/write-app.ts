/**
 * The files that a new app pastes for the kit of the playground. Services of this run are left out: an app has its own.
 *
 * Out     `kit.ts`, `providers.tsx`, what the features need, and `app/layout.tsx`
 */
import { NO_LOCAL_SERVICES } from '../server/local-services'
import type { Settings } from '../settings/settings'
import { type CodeFile, writeCode } from './write-code'

/** Formats the files. */
export function writeApp(settings: Settings): readonly CodeFile[] {
  const app: Settings = { ...settings, embed: false, prefetch: 'intent', projectId: 'YOUR_PROJECT_ID' }
  return [...writeCode(app, NO_LOCAL_SERVICES), { name: 'app/layout.tsx', text: LAYOUT }]
}

const LAYOUT = `import type { ReactNode } from 'react'
import { Providers } from '../providers'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
`
