// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IToken {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// A paymaster (ERC-4337, EntryPoint 0.7) that takes a token from the account after the calls, at the price that its data states: units of
/// the token for 10^18 wei.
contract TokenPaymaster {
    address public immutable entryPoint;
    IToken public immutable token;

    event Charged(address indexed account, uint256 units);

    constructor(address entryPointAddress, address tokenAddress) {
        entryPoint = entryPointAddress;
        token = IToken(tokenAddress);
    }

    function validatePaymasterUserOp(PackedUserOperation calldata operation, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        require(msg.sender == entryPoint, "not the entry point");
        uint256 price = uint256(bytes32(operation.paymasterAndData[52:84]));
        return (abi.encode(operation.sender, price), 0);
    }

    function postOp(uint8, bytes calldata context, uint256 cost, uint256) external {
        require(msg.sender == entryPoint, "not the entry point");
        (address account, uint256 price) = abi.decode(context, (address, uint256));
        // Rounded up, so that an estimate at a fee of almost nothing also pays for the transfer.
        uint256 units = (cost * price) / 1e18 + 1;
        require(token.transferFrom(account, address(this), units), "not paid");
        emit Charged(account, units);
    }
}
