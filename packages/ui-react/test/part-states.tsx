import type { ReactNode } from 'react'
import { Address } from '../src/parts/address.js'
import { AlertBar } from '../src/parts/alert-bar.js'
import { AmountField } from '../src/parts/amount-field.js'
import { Avatar } from '../src/parts/avatar.js'
import { Button } from '../src/parts/button.js'
import { Checkbox } from '../src/parts/checkbox.js'
import { Chip } from '../src/parts/chip.js'
import { CopyButton } from '../src/parts/copy-button.js'
import { Divider } from '../src/parts/divider.js'
import { EmptyState } from '../src/parts/empty-state.js'
import { ErrorLine } from '../src/parts/error-line.js'
import { ExternalLink } from '../src/parts/external-link.js'
import { ForeignText } from '../src/parts/foreign-text.js'
import { HiddenWords } from '../src/parts/hidden-words.js'
import { Icon } from '../src/parts/icon.js'
import { IconButton } from '../src/parts/icon-button.js'
import { NetworkBadge } from '../src/parts/network-badge.js'
import { NetworkImage } from '../src/parts/network-image.js'
import { OtpField } from '../src/parts/otp-field.js'
import { Row } from '../src/parts/row.js'
import { ScrollArea } from '../src/parts/scroll-area.js'
import { SearchField } from '../src/parts/search-field.js'
import { RowSkeleton, Skeleton } from '../src/parts/skeleton.js'
import { Spinner } from '../src/parts/spinner.js'
import { Tabs } from '../src/parts/tabs.js'
import { Tag } from '../src/parts/tag.js'
import { Toast } from '../src/parts/toast.js'
import { WalletImage } from '../src/parts/wallet-image.js'
import { WalletTile, WalletTileSkeleton } from '../src/parts/wallet-tile.js'

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

/** Every part in each of its states. */
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
  EmptyState: <EmptyState icon="search" title="Nothing" hint="Try again" action={<Button>Clear</Button>} />,
  'EmptyState danger': <EmptyState icon="warning" tone="danger" title="Failed" />,
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
  ForeignText: <ForeignText text={'\u202efox'} />,
  'ForeignText lookalike': <ForeignText text={'P\u0430yPal'} lookalikeLabel="Letters that look alike" />,
  HiddenWords: <HiddenWords>Loading</HiddenWords>,
  Spinner: <Spinner />,
}

/** Names and elements, for a table of tests. */
export const PART_STATES = Object.entries(STATES)
