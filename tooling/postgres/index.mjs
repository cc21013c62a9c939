// @ts-check
export { startPostgres } from './start.mjs'
