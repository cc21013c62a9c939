'use client'

import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { IconTile } from '../connect/icon-tile.js'
import type { Download } from './list-downloads.js'

/** Link to a store or homepage from which a wallet can be installed. */
export function DownloadRow({ download: { kind, href }, onLeave }: { download: Download; onLeave: () => void }) {
  const { t } = useMessages()
  const name = t(`downloads.${kind}`)
  return (
    <Row
      href={href}
      icon={kind === 'homepage' ? <IconTile name="network" /> : <SafeImage iconKeys={[`store:${kind}`]} name={name} />}
      title={name}
      trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
      onClick={onLeave}
    />
  )
}
