'use client'

import type { LocalChain } from '../server/local-chains'
import styles from './phone.module.css'
import { PhoneScreen } from './phone-screen'
import { usePhone } from './use-phone'

const WORDS = {
  waiting: 'The phone is in use in another window. Close it there to go on here.',
  starting: 'Starting …',
  'no-relay': 'No relay runs with this demo, so nothing can be paired. Start it with “npm run demo”.',
} as const

/** The phone in each of its states. */
export function PhoneApp({
  relayUrl,
  localChains,
  firstUri,
}: {
  relayUrl: string | undefined
  localChains: readonly LocalChain[]
  /** A code to pair with at once. */
  firstUri: string | undefined
}) {
  const start = usePhone(relayUrl, localChains)
  return (
    <main className={styles.phone} data-testid="phone" data-status={start.status}>
      <header className={styles.head}>
        <h1>Pocket Sandbox</h1>
        <span>Test keys only</span>
      </header>
      {start.status === 'ready' ? (
        <PhoneScreen phone={start.phone} camera={start.camera} firstUri={firstUri} />
      ) : (
        <p className={styles.note} role="status">
          {start.status === 'failed' ? start.message : WORDS[start.status]}
        </p>
      )}
    </main>
  )
}
