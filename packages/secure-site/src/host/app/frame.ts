/** The file of the frame's page. A page that may not hold it gets nothing: neither a drawing nor an answer. */
import { startFrame } from './start-frame.js'

startFrame().catch(() => undefined)
