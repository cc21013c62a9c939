/** The way to what follows another tab; see `connect/returning.ts`. */
export const loadTab = () => import('./follow-tab.js')
