export type { Environment } from './read-settings.js'
export { runSecureSite } from './run-secure-site.js'
export { UnsafeSettingsError } from './settings-problems.js'
export { type StartOptions, startSecureSite } from './start-secure-site.js'
