'use client'

import controls from '../lab/controls.module.css'
import { addressOf } from './handle-request'
import { networkName } from './networks'
import type { Phone } from './phone'
import styles from './phone.module.css'
import type { PhoneSession } from './state'

/** The connected pages. */
export function SessionList({ sessions, phone }: { sessions: readonly PhoneSession[]; phone: Phone }) {
  return (
    <section className={styles.sessions} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Connected pages</h2>
      {sessions.length === 0 && <p className={styles.note}>None yet.</p>}
      <ul>
        {sessions.map(({ topic, peer, accounts, caipNetworkIds }) => (
          <li key={topic} data-testid="phone-session">
            <div className={styles.session}>
              <strong>
                <bdi>{peer.name}</bdi>
              </strong>
              <span className={styles.note}>
                {countWords(accounts)} on {caipNetworkIds.map(networkName).join(', ')}
              </span>
            </div>
            <button
              type="button"
              className={controls.button}
              data-testid="phone-end"
              onClick={() => void phone.end(topic)}
            >
              Disconnect
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countWords(accounts: readonly string[]): string {
  const count = new Set(accounts.map(addressOf)).size
  return count === 1 ? '1 address' : `${count} addresses`
}
