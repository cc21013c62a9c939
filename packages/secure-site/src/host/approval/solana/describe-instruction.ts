/**
 * Describes a Solana instruction for the approval card.
 *
 * In      an instruction, the account that signs, the owners of the token accounts that it sends to
 * Out     a name, lines and an optional warning; an instruction that is not recognized exactly is "Unknown instruction"
 * Source  Solana's system, token, associated token, compute budget and memo programs
 */
import { base58 } from '@scure/base'
import { cardText } from '../../texts/card-text.js'
import { formatNumber } from '../../texts/format-number.js'
import type { ReviewLine, ReviewWarning } from '../review.js'
import { toShownMessage } from '../shown-text.js'
import type { SolanaInstruction } from './parse-solana.js'
import { ASSOCIATED_PROGRAM, TOKEN_PROGRAMS } from './programs.js'
import type { TokenOwners } from './token-owners.js'

/** A described instruction. `name` is empty for compute budget instructions, which are not listed. */
export type DescribedInstruction = {
  readonly name: string
  readonly lines: readonly ReviewLine[]
  readonly warning?: ReviewWarning
  /** Set by compute budget instructions only: the limit in compute units, the price in micro-lamports per unit. */
  readonly unitLimit?: bigint
  readonly unitPrice?: bigint
}

const SYSTEM = '11111111111111111111111111111111'
const BUDGET = 'ComputeBudget111111111111111111111111111111'
const MEMOS = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']

/** Never shown: such a transaction is refused. */
const FROM_TABLE = 'From a lookup table'

/** Whether the card cannot name an account that the instruction is about: only a lookup table has it. */
export const hidesAccount = ({ lines }: DescribedInstruction): boolean =>
  lines.some(({ value, as }) => value === FROM_TABLE && as === 'text')

/** Describes an instruction for the account `owner`. */
export function describeInstruction(
  instruction: SolanaInstruction,
  owner: string,
  owners: TokenOwners,
): DescribedInstruction {
  const { program = '', data } = instruction
  const described =
    program === SYSTEM
      ? describeSystem(instruction)
      : TOKEN_PROGRAMS.includes(program)
        ? describeToken(instruction, owner, owners)
        : program === ASSOCIATED_PROGRAM && (data.length === 0 || (data.length === 1 && (data[0] ?? 2) <= 1))
          ? { name: cardText('Open a token account'), lines: [account(cardText('For'), instruction.accounts[2])] }
          : program === BUDGET
            ? parseBudget(data)
            : MEMOS.includes(program)
              ? {
                  name: cardText('Note'),
                  lines: [text(cardText('Note'), toShownMessage(new TextDecoder().decode(data)).text)],
                }
              : undefined
  return described ?? describeUnknown(instruction)
}

function describeUnknown({ program, data }: SolanaInstruction): DescribedInstruction {
  return {
    name: cardText('Unknown instruction'),
    lines: [
      account(cardText('Program'), program),
      { label: cardText('Data'), value: cardText('{count} bytes', { count: data.length }), as: 'text' },
    ],
    warning: {
      id: 'unknown-instruction',
      text: cardText('This program call can’t be read. It may move anything you own.'),
    },
  }
}

function describeSystem({ data, accounts: [from, to] }: SolanaInstruction): DescribedInstruction | undefined {
  const view = toDataView(data)
  if (data.length < 4) return undefined
  const kind = view.getUint32(0, true)
  if (kind === 2 && data.length === 12)
    return {
      name: cardText('Send {amount}', { amount: formatSol(view.getBigUint64(4, true)) }),
      lines: [
        account(cardText('From'), from),
        account(cardText('To'), to),
        text(cardText('Amount'), formatSol(view.getBigUint64(4, true))),
      ],
    }
  if (kind === 0 && data.length === 52)
    return {
      name: cardText('Open an account'),
      lines: [
        account(cardText('Paid by'), from),
        account(cardText('New account'), to),
        text(cardText('Amount'), formatSol(view.getBigUint64(4, true))),
      ],
    }
  if (kind === 1 && data.length === 36)
    return {
      name: cardText('Assign an account'),
      lines: [account(cardText('Account'), from)],
      warning: { id: 'assign', text: cardText('This gives control of one of your accounts to a program.') },
    }
  return undefined
}

function describeToken(
  { data, accounts }: SolanaInstruction,
  owner: string,
  owners: TokenOwners,
): DescribedInstruction | undefined {
  const view = toDataView(data)
  const kind = data[0]
  const amount = data.length >= 9 ? view.getBigUint64(1, true) : 0n
  const checked = data.length === 10 ? view.getUint8(9) : undefined
  const [first, second, third] = accounts
  if (kind === 3 && data.length === 9)
    return {
      name: cardText('Send tokens'),
      lines: [
        account(cardText('From token account'), first),
        account(cardText('To token account'), second),
        ...ownerLines(second, owners),
        text(cardText('Amount'), baseUnits(amount)),
      ],
      warning: {
        id: 'unnamed-token',
        text: cardText('This names neither the token nor its unit. It may send any of your tokens.'),
      },
    }
  if (kind === 12 && checked !== undefined)
    return {
      name: cardText('Send tokens'),
      lines: [
        account(cardText('Token'), second),
        account(cardText('From token account'), first),
        account(cardText('To token account'), third),
        ...ownerLines(third, owners),
        text(cardText('Amount'), units(amount, checked)),
      ],
    }
  if ((kind === 4 && data.length === 9) || (kind === 13 && checked !== undefined))
    return {
      name: cardText('Let someone spend tokens'),
      lines: [
        account(cardText('Spender'), kind === 4 ? second : third),
        text(cardText('Amount'), checked === undefined ? baseUnits(amount) : units(amount, checked)),
      ],
      warning: { id: 'token-approve', text: cardText('This lets someone else spend your tokens at any time.') },
    }
  if (kind === 5 && data.length === 1)
    return { name: cardText('Revoke a permission'), lines: [account(cardText('Token account'), first)] }
  if (kind === 6 && (data.length === 3 || data.length === 35))
    return {
      name: cardText('Change who owns an account'),
      lines: [
        account(cardText('Account'), first),
        data.length === 35
          ? account(cardText('New owner'), base58.encode(data.slice(3)))
          : text(cardText('New owner'), cardText('None')),
      ],
      warning: {
        id: 'set-authority',
        text: cardText('This gives someone else control of one of your token accounts.'),
      },
    }
  if (kind === 9 && data.length === 1)
    return {
      name: cardText('Close a token account'),
      lines: [account(cardText('Token account'), first), account(cardText('Remaining SOL to'), second)],
      ...(second === owner
        ? {}
        : {
            warning: {
              id: 'close-account',
              text: cardText('This closes one of your accounts and sends what is left to someone else.'),
            },
          }),
    }
  return kind === 17 && data.length === 1
    ? { name: cardText('Sync wrapped SOL'), lines: [account(cardText('Token account'), first)] }
    : undefined
}

function parseBudget(data: Uint8Array): DescribedInstruction | undefined {
  const view = toDataView(data)
  if (data[0] === 2 && data.length === 5) return { name: '', lines: [], unitLimit: BigInt(view.getUint32(1, true)) }
  if (data[0] === 3 && data.length === 9) return { name: '', lines: [], unitPrice: view.getBigUint64(1, true) }
  return undefined
}

function toDataView(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}

function account(label: string, value: string | undefined): ReviewLine {
  return value === undefined ? text(label, FROM_TABLE) : { label, value, as: 'address' }
}

function ownerLines(address: string | undefined, owners: TokenOwners): readonly ReviewLine[] {
  const found = address === undefined ? undefined : owners.get(address)
  return found === undefined
    ? [text(cardText('Owner'), cardText('Unknown'))]
    : [account(cardText('Owner'), found.owner)]
}

function text(label: string, value: string): ReviewLine {
  return { label, value, as: 'text' }
}

/** Formats base units as a decimal amount. */
function units(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return formatNumber(rest === '' ? whole : `${whole}.${rest}`)
}

const baseUnits = (amount: bigint): string => cardText('{amount} base units', { amount: formatNumber(`${amount}`) })

/** Formats lamports as SOL. */
export function formatSol(lamports: bigint): string {
  return `${units(lamports, 9)} SOL`
}
