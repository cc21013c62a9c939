/**
 * The page of the link in the notice of a new device: names the device's login, and refuses the device on a press.
 *
 * In      GET shows, POST refuses; a mail scanner that opens links refuses nothing
 * Out     a page; `onRefused` for each device that a press has refused
 * Source  R-FRAME-95, R-FRAME-115
 */

import { formatUtc } from '../errors/format-utc.js'
import { escapeHtml, page } from '../files/page.js'
import { readBody } from '../http/read-body.js'
import { opaqueIdSchema } from '../http/wire-schemas.js'
import type { RefusedDevice } from '../log/audit.js'
import type { WalletDevices } from './wallet-devices.js'

/** Serves `/refuse`. `onRefused` gets each device that a press has refused. */
export async function serveRefusePage(
  request: Request,
  url: URL,
  { devices, onRefused }: { devices: WalletDevices; onRefused: (refused: RefusedDevice) => void },
): Promise<Response> {
  const isPost = request.method === 'POST'
  const params = isPost ? new URLSearchParams(new TextDecoder().decode(await readBody(request))) : url.searchParams
  const link = opaqueIdSchema.safeParse(params.get('link')).data ?? ''
  const device = await devices.findByLink(link)
  if (device === undefined) return deadPage()
  if (isPost) {
    if (!(await devices.refuse(device.of))) return deadPage()
    onRefused({ ...device.of, site: device.site })
    const markup =
      '<p>It does not get into your wallet. Someone else can log in with your email: secure your mailbox.</p>'
    return page({ title: 'The device is refused', markup })
  }
  const markup = `<p>A login on <bdi>${escapeHtml(device.site)}</bdi> at ${formatUtc(device.requestedAtMs)} came from a device that is new to
your wallet. From ${formatUtc(device.opensAtMs)} it can open it.</p>
<form method="post" action="/refuse">
<input type="hidden" name="link" value="${escapeHtml(link)}">
<button type="submit">Refuse this device</button>
</form>
<p>Was it you? Close this page.</p>`
  return page({ title: 'Refuse this device?', markup })
}

const deadPage = () =>
  page({
    title: 'This device does not wait any more',
    markup:
      '<p>It was refused, or it has opened the wallet. Look at “Devices and security” in the app: there you can log it out.</p>',
    status: 410,
  })
