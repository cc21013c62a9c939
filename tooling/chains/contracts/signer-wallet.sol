// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A contract account with one key: its owner's signature is its signature (ERC-1271).
contract SignerWallet {
    address public immutable owner;

    constructor(address keyHolder) {
        owner = keyHolder;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }
}

/// Deploys such accounts at predictable addresses.
contract SignerWalletFactory {
    function deploy(address owner, bytes32 salt) external returns (address) {
        address known = addressOf(owner, salt);
        if (known.code.length > 0) return known;
        return address(new SignerWallet{salt: salt}(owner));
    }

    function addressOf(address owner, bytes32 salt) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SignerWallet).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
    }
}
