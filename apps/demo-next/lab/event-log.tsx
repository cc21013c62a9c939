'use client'

import type { TrackingEvent } from '@bowline/kit-core'
import { useKitEvent } from '@bowline/ui-react'
import { useState } from 'react'
import controls from './controls.module.css'
import styles from './event-log.module.css'
import { Panel } from './panel'

const MAX_EVENTS = 50

type LoggedEvent = TrackingEvent & { readonly key: number }

/** Events that the kit emits to the app, newest first. */
export function EventLog() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([])
  useKitEvent((event) =>
    setEvents((known) => [{ ...event, key: (known[0]?.key ?? 0) + 1 }, ...known].slice(0, MAX_EVENTS)),
  )

  return (
    <Panel title="Events" testId="events" isLast>
      {events.length === 0 ? (
        <p className={controls.note}>None yet. Open the kit.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        <ol className={styles.events} tabIndex={0} aria-label="Events of the kit, the newest first">
          {events.map((event) => (
            <li key={event.key} data-testid="event" data-event={event.event}>
              <span className={event.type === 'error' ? styles.error : styles.name}>{event.event}</span>
              {event.properties !== undefined && (
                <span className={styles.facts}>{JSON.stringify(event.properties)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
