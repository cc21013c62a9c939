/**
 * Input of the measured pages from their URL, so that a browser can visit them on a machine without a network, and
 * their signals to the driver. The page with only React has it too.
 */
import { useEffect } from 'react'

const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)

const services = query.get('services')
const relay = query.get('relay')

/** Kit options with the endpoints that the page's URL names; empty without them. */
export const serviceOptions =
  services === null || relay === null
    ? {}
    : { endpoints: { data: services, explorer: services, rpc: services, pay: services, secureSite: services, relay } }

/** Marks the first moment when the app's own effects have run. */
export function useReadyMark(): void {
  useEffect(() => {
    performance.mark('app-ready')
  }, [])
}
