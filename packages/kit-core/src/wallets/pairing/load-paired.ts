/** Loads the code that resumes a paired session; see `connect/load-reconnect.ts`. */
export const loadPaired = () => import('./restore-paired.js')
