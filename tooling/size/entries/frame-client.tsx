/** What is loaded once the embedded wallet is needed. */
import { createFrameClient, FrameError, frameRectangle, rpcKindOf } from '@bowline/secure-frame/client'

console.log(createFrameClient, FrameError, frameRectangle, rpcKindOf)
