/** The way to what takes a paired session up again; see `connect/load-reconnect.ts`. */
export const loadPaired = () => import('./restore-paired.js')
