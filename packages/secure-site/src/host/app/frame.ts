/** Entry script of the frame's page. On a page that may not embed it, the frame renders nothing and never responds. */
import { startFrame } from './start-frame.js'

startFrame().catch(() => undefined)
