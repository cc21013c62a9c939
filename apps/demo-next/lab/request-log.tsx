'use client'

import type { MockRequest } from '@bowline/api-client/mocks'
import { useEffect, useState } from 'react'
import { mockWorld } from '../mocks/page-mocks'
import controls from './controls.module.css'
import styles from './event-log.module.css'
import { Panel } from './panel'

const MAX_REQUESTS = 50
const REFRESH_MS = 500

/** Requests of the page to the kit's services and nodes, newest first. */
export function RequestLog() {
  const [all, setAll] = useState<readonly MockRequest[]>([])
  useEffect(() => {
    const refresh = () => void mockWorld().then(({ api }) => setAll([...api.requests]))
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const shown = all.map((request, index) => ({ ...request, key: index })).slice(-MAX_REQUESTS)

  return (
    <Panel title={`Requests (${all.length})`} testId="requests" isLast>
      {shown.length === 0 ? (
        <p className={controls.note}>None yet. The kit sends its first requests when you open it.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        <ol className={styles.events} tabIndex={0} aria-label="Requests to services, the newest first">
          {shown.reverse().map(({ key, endpoint, method, path, body }) => (
            <li key={key} data-testid="request" data-endpoint={endpoint}>
              <span className={styles.name}>{endpoint}</span>
              <span className={styles.facts}>
                {method} {endpoint === 'rpc' ? (rpcMethods(body) ?? path) : path}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** The JSON-RPC methods of a body, also of a batch. */
function rpcMethods(body: string): string | undefined {
  const methods = [...body.matchAll(/"method":"(\w+)"/g)].map(([, method]) => method)
  return methods.length === 0 ? undefined : methods.join(', ')
}
