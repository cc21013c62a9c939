/** Entry script of the frame's signer worker (`signer.js`): runs the signer in the worker's global scope. */
import { startSigner } from './start-signer.js'

startSigner({
  postMessage: (message) => self.postMessage(message),
  listen: (listener) => self.addEventListener('message', ({ data }) => listener(data)),
  end: () => self.close(),
})
