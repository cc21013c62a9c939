export { startFrame } from './app/start-frame.js'
