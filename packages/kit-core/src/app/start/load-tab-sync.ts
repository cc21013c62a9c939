/** The way to what follows another tab; see `connect/load-reconnect.ts`. */
export const loadTab = () => import('./sync-from-tab.js')
