// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Code to which a key's account delegates (EIP-7702), so that it carries out several calls as one: all of them, or none.
contract BatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "only the account itself");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool isDone, ) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            require(isDone, "a call was reverted");
        }
    }

    receive() external payable {}
}
