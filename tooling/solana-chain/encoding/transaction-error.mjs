// @ts-check
/**
 * Formats an error of the virtual machine like a node.
 *
 * In      the `err()` of a failed transaction
 * Out     `'BlockhashNotFound'`, `{ InstructionError: [0, { Custom: 1 }] }` and the like; the message for people
 * Source  TransactionError and InstructionError of solana-sdk, in the order of litesvm's numbers
 */
import { getSolanaErrorFromTransactionError } from '@solana/kit'

const TRANSACTION_ERRORS = [
  ...['ActiveAccount', 'AccountLoadedTwice', 'AccountNotFound', 'ProgramAccountNotFound', 'InsufficientFundsForFee'],
  ...['InvalidAccountForFee', 'AlreadyProcessed', 'BlockhashNotFound', 'CallChainTooDeep', 'MissingSignatureForFee'],
  ...['InvalidAccountIndex', 'SignatureFailure', 'InvalidProgramForExecution', 'SanitizeFailure', 'ClusterMaintenance'],
  ...['AccountBorrowOutstanding', 'WouldExceedMaxBlockCostLimit', 'UnsupportedVersion', 'InvalidWritableAccount'],
  ...['WouldExceedMaxAccountCostLimit', 'WouldExceedAccountDataBlockLimit', 'TooManyAccountLocks'],
  ...['AddressLookupTableNotFound', 'InvalidAddressLookupTableOwner', 'InvalidAddressLookupTableData'],
  ...['InvalidAddressLookupTableIndex', 'InvalidRentPayingAccount', 'WouldExceedMaxVoteCostLimit'],
  ...['WouldExceedAccountDataTotalLimit', 'MaxLoadedAccountsDataSizeExceeded', 'ResanitizationNeeded'],
  ...['InvalidLoadedAccountsDataSizeLimit', 'UnbalancedTransaction', 'ProgramCacheHitMaxLimit', 'CommitCancelled'],
]

const INSTRUCTION_ERRORS = [
  ...['GenericError', 'InvalidArgument', 'InvalidInstructionData', 'InvalidAccountData', 'AccountDataTooSmall'],
  ...['InsufficientFunds', 'IncorrectProgramId', 'MissingRequiredSignature', 'AccountAlreadyInitialized'],
  ...['UninitializedAccount', 'UnbalancedInstruction', 'ModifiedProgramId', 'ExternalAccountLamportSpend'],
  ...['ExternalAccountDataModified', 'ReadonlyLamportChange', 'ReadonlyDataModified', 'DuplicateAccountIndex'],
  ...['ExecutableModified', 'RentEpochModified', 'NotEnoughAccountKeys', 'AccountDataSizeChanged'],
  ...['AccountNotExecutable', 'AccountBorrowFailed', 'AccountBorrowOutstanding', 'DuplicateAccountOutOfSync'],
  ...['InvalidError', 'ExecutableDataModified', 'ExecutableLamportChange', 'ExecutableAccountNotRentExempt'],
  ...['UnsupportedProgramId', 'CallDepth', 'MissingAccount', 'ReentrancyNotAllowed', 'MaxSeedLengthExceeded'],
  ...['InvalidSeeds', 'InvalidRealloc', 'ComputationalBudgetExceeded', 'PrivilegeEscalation'],
  ...['ProgramEnvironmentSetupFailure', 'ProgramFailedToComplete', 'ProgramFailedToCompile', 'Immutable'],
  ...['IncorrectAuthority', 'AccountNotRentExempt', 'InvalidAccountOwner', 'ArithmeticOverflow', 'UnsupportedSysvar'],
  ...['IllegalOwner', 'MaxAccountsDataAllocationsExceeded', 'MaxAccountsExceeded'],
  ...['MaxInstructionTraceLengthExceeded', 'BuiltinProgramsMustConsumeComputeUnits', 'BorshIoError'],
]

/**
 * @typedef {string | Readonly<Record<string, unknown>>} ErrorJson
 * @typedef {ReturnType<import('litesvm').FailedTransactionMetadata['err']>} SvmError
 */

/**
 * @param {SvmError} error
 * @returns {ErrorJson}
 */
export function transactionErrorJson(error) {
  if (typeof error === 'number') return TRANSACTION_ERRORS[error] ?? 'ClusterMaintenance'
  if ('err' in error) return { InstructionError: [error.index, instructionErrorJson(error.err())] }
  if ('index' in error) return { DuplicateInstruction: error.index }
  const name = /Restricted/.test(error.constructor.name)
    ? 'ProgramExecutionTemporarilyRestricted'
    : 'InsufficientFundsForRent'
  return { [name]: { account_index: error.accountIndex } }
}

/**
 * @param {ReturnType<import('litesvm/dist/internal.js').TransactionErrorInstructionError['err']>} error
 * @returns {ErrorJson}
 */
function instructionErrorJson(error) {
  if (typeof error === 'number') return INSTRUCTION_ERRORS[error] ?? 'GenericError'
  return 'code' in error ? { Custom: error.code } : 'BorshIoError'
}

/** @param {ErrorJson} error */
export function transactionErrorText(error) {
  if (typeof error === 'object' && Array.isArray(error.InstructionError)) {
    const [index, cause] = error.InstructionError
    const words =
      typeof cause === 'object'
        ? `custom program error: 0x${Number(cause.Custom).toString(16)}`
        : messageOf({ InstructionError: [index, cause] }).replace(/ \(instruction #\d+\)$/, '')
    return `Error processing Instruction ${index}: ${words}`
  }
  return messageOf(error)
}

/** @param {ErrorJson} error */
function messageOf(error) {
  return getSolanaErrorFromTransactionError(error).message
}
