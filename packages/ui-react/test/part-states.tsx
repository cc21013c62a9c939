import type { ReactNode } from 'react'
import { Address } from '../src/components/address.js'
import { AlertBar } from '../src/components/alert-bar.js'
import { AmountField } from '../src/components/amount-field.js'
import { Avatar } from '../src/components/avatar.js'
import { Button } from '../src/components/button.js'
import { Checkbox } from '../src/components/checkbox.js'
import { Chip } from '../src/components/chip.js'
import { CopyButton } from '../src/components/copy-button.js'
import { Divider } from '../src/components/divider.js'
import { ErrorLine } from '../src/components/error-line.js'
import { ExternalLink } from '../src/components/external-link.js'
import { Icon } from '../src/components/icon.js'
import { IconButton } from '../src/components/icon-button.js'
import { NetworkBadge } from '../src/components/network-badge.js'
import { NetworkImage } from '../src/components/network-image.js'
import { OtpField } from '../src/components/otp-field.js'
import { Row } from '../src/components/row.js'
import { ScrollArea } from '../src/components/scroll-area.js'
import { SearchField } from '../src/components/search-field.js'
import { RowSkeleton, Skeleton } from '../src/components/skeleton.js'
import { Spinner } from '../src/components/spinner.js'
import { StatusPlaceholder } from '../src/components/status-placeholder.js'
import { Tabs } from '../src/components/tabs.js'
import { Tag } from '../src/components/tag.js'
import { Toast } from '../src/components/toast.js'
import { UntrustedText } from '../src/components/untrusted-text.js'
import { VisuallyHidden } from '../src/components/visually-hidden.js'
import { WalletImage } from '../src/components/wallet-image.js'
import { WalletTile, WalletTileSkeleton } from '../src/components/wallet-tile.js'

const PIXEL = 'data:image/png;base64,iVBORw0KGgo='
const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const COPY_LABELS = { copy: 'Copy address', copied: 'Address copied', failed: 'Couldn’t copy' }

const nothing = () => {}
const CODE = {
  label: 'Code from the email',
  digitLabel: (place: number) => `Digit ${place} of 6`,
  onValueChange: nothing,
  onComplete: nothing,
}
const tabs = [
  { value: 'browser', label: 'Browser', panel: 'In the browser' },
  { value: 'mobile', label: 'Mobile', panel: 'On a phone', disabled: true },
]

/** Every component in each of its states. */
const STATES: Readonly<Record<string, ReactNode>> = {
  'Button primary': <Button>Connect</Button>,
  'Button secondary': <Button variant="secondary">Connect</Button>,
  'Button quiet with icon': (
    <Button variant="quiet" icon={<Icon name="copy" />}>
      Copy
    </Button>
  ),
  'Button loading': <Button loading>Connecting…</Button>,
  'Button disabled': <Button disabled>Connect</Button>,
  'Button small': <Button size="small">Connect</Button>,
  IconButton: <IconButton label="Close" icon="close" />,
  'IconButton refusing': <IconButton label="Close" icon={<Icon name="close" />} aria-disabled />,
  'IconButton disabled': <IconButton label="Close" icon="close" disabled />,
  Row: <Row icon={<WalletImage name="Fox" />} title="Fox" tag={<Tag>installed</Tag>} />,
  'Row hint, trailing, selected': <Row title="Base" hint="Active" trailing={<Icon name="chevron-end" />} selected />,
  'Row loading': <Row title="Fox" loading />,
  'Row disabled': <Row title="Fox" disabled />,
  'Row link': <Row title="Fox" href="https://wallet.example/" />,
  'Row link refused': <Row title="Fox" href="http://wallet.example/" />,
  Tag: <Tag tone="accent">QR code</Tag>,
  WalletImage: <WalletImage name="Fox" src={PIXEL} dataOnly />,
  'WalletImage placeholder': <WalletImage name="Fox" size="medium" />,
  'WalletImage connecting': <WalletImage name="Fox" size="large" state="connecting" />,
  'WalletImage error': <WalletImage name="Fox" size="large" state="error" />,
  'WalletImage success': <WalletImage name="Fox" size="large" state="success" />,
  WalletTile: <WalletTile name="Fox" src={PIXEL} certified />,
  'WalletTile disabled': <WalletTile name="Fox" disabled />,
  WalletTileSkeleton: <WalletTileSkeleton />,
  NetworkImage: <NetworkImage name="Base" src="https://image.example/base.png" />,
  NetworkBadge: (
    <NetworkBadge name="Base">
      <Avatar address={ACCOUNT} />
    </NetworkBadge>
  ),
  'Avatar own': <Avatar address={ACCOUNT} src="https://image.example/me.png" />,
  'SearchField empty': <SearchField label="Search" clearLabel="Clear" value="" onValueChange={nothing} />,
  'SearchField filled': <SearchField label="Search" clearLabel="Clear" value="base" onValueChange={nothing} />,
  'SearchField disabled': <SearchField label="Search" clearLabel="Clear" value="" onValueChange={nothing} disabled />,
  AmountField: (
    <AmountField
      label="You send"
      locale="en"
      value="1.5"
      onChange={nothing}
      worth="$4.50"
      token={<Chip>ETH</Chip>}
      balance="2 available"
      max={{ label: 'Max', onPress: nothing }}
    />
  ),
  'AmountField wrong': (
    <AmountField
      label="You send"
      locale="en"
      value="9"
      onChange={nothing}
      token={<Chip>ETH</Chip>}
      error="Insufficient balance"
    />
  ),
  OtpField: <OtpField {...CODE} value="" />,
  'OtpField partly filled': <OtpField {...CODE} value="123" />,
  'OtpField busy': <OtpField {...CODE} value="123456" busy />,
  'OtpField invalid': <OtpField {...CODE} value="" invalid />,
  Divider: <Divider>or</Divider>,
  Tabs: <Tabs label="Platforms" items={tabs} value="browser" onValueChange={nothing} />,
  Chip: (
    <Chip icon={<NetworkImage name="Base" size="tiny" />} trailing={<Icon name="chevron-down" />}>
      Base
    </Chip>
  ),
  'Chip selected': <Chip selected>50%</Chip>,
  'Chip disabled': <Chip disabled>50%</Chip>,
  ScrollArea: <ScrollArea>Many rows</ScrollArea>,
  Skeleton: <Skeleton />,
  RowSkeleton: <RowSkeleton hint />,
  StatusPlaceholder: (
    <StatusPlaceholder icon="search" title="Nothing" hint="Try again" action={<Button>Clear</Button>} />
  ),
  'StatusPlaceholder danger': <StatusPlaceholder icon="warning" tone="danger" title="Failed" />,
  ErrorLine: <ErrorLine>Please try again after 12 seconds</ErrorLine>,
  'Toast success': <Toast variant="success" message="Link copied" />,
  'Toast loading': <Toast variant="loading" message="Switching" />,
  'Toast error with own icon': <Toast variant="error" message="Failed" icon={<Icon name="wallet" />} />,
  'AlertBar info': <AlertBar variant="info" message="Session Expired" closeLabel="Dismiss" onClose={nothing} />,
  'AlertBar success': <AlertBar variant="success" message="Session Expired" closeLabel="Dismiss" onClose={nothing} />,
  'AlertBar warning': <AlertBar variant="warning" message="Session Expired" closeLabel="Dismiss" onClose={nothing} />,
  'AlertBar error': <AlertBar variant="error" message="Session Expired" closeLabel="Dismiss" onClose={nothing} />,
  Checkbox: (
    <Checkbox>
      I agree to the <ExternalLink href="https://a.example/">Terms</ExternalLink>
    </Checkbox>
  ),
  'Checkbox checked': (
    <Checkbox checked onCheckedChange={nothing}>
      I agree
    </Checkbox>
  ),
  'Checkbox disabled': <Checkbox disabled>I agree</Checkbox>,
  'Checkbox invalid': <Checkbox aria-invalid>I agree</Checkbox>,
  ExternalLink: <ExternalLink href="https://a.example/">Terms</ExternalLink>,
  'ExternalLink refused': <ExternalLink href="http://a.example/">Terms</ExternalLink>,
  Address: <Address address={ACCOUNT} copyLabels={COPY_LABELS} />,
  'Address named': <Address address={ACCOUNT} name="me.example" />,
  CopyButton: <CopyButton text="wc:1" labels={COPY_LABELS} />,
  ForeignText: <UntrustedText text={'\u202efox'} />,
  'ForeignText lookalike': <UntrustedText text={'P\u0430yPal'} lookalikeLabel="Look-alike letters" />,
  HiddenWords: <VisuallyHidden>Loading</VisuallyHidden>,
  Spinner: <Spinner />,
}

/** Names and elements, for `test.each`. */
export const PART_STATES = Object.entries(STATES)
