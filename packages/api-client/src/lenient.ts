export { lenient } from './client/lenient.js'
