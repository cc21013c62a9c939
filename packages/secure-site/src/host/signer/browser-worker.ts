/** The file of the worker: the signer over the worker's own scope. */
import { startSigner } from './start-signer.js'

startSigner({
  postMessage: (message) => self.postMessage(message),
  listen: (listener) => self.addEventListener('message', ({ data }) => listener(data)),
  end: () => self.close(),
})
