import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'

/**
 * Loads code that only some requests need. Throws RequestRejectedError when the browser cannot load it: the request ends before
 * anything is shown or signed. The browser remembers a failed file until the frame is loaded again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new RequestRejectedError('Couldn’t load a part of the wallet. Reload the page and try again.', {
      code: RPC_CODES.rejected,
    })
  }
}
