// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token with behavior that the standard leaves open: keeps a fee, answers false, reverts with a message, and changes all
/// balances. Everyone can turn each on.
contract OddErc20 {
    uint256 constant PARTS = 10_000;

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public fee;
    uint256 public scale = PARTS;
    bool public answersFalse;
    string public refusal;
    mapping(address => uint256) private shares;

    event Transfer(address indexed from, address indexed to, uint256 value);

    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);

    constructor(string memory tokenName, string memory tokenSymbol, uint8 tokenDecimals, uint256 supply) {
        name = tokenName;
        symbol = tokenSymbol;
        decimals = tokenDecimals;
        shares[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function setFee(uint256 parts) external {
        fee = parts;
    }

    function setAnswersFalse(bool value) external {
        answersFalse = value;
    }

    function setRefusal(string calldata words) external {
        refusal = words;
    }

    function rebase(uint256 parts) external {
        scale = parts;
    }

    function balanceOf(address account) public view returns (uint256) {
        return (shares[account] * scale) / PARTS;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (answersFalse) return false;
        if (bytes(refusal).length > 0) revert(refusal);
        uint256 balance = balanceOf(msg.sender);
        if (balance < value) revert ERC20InsufficientBalance(msg.sender, balance, value);
        uint256 kept = (value * fee) / PARTS;
        shares[msg.sender] -= (value * PARTS) / scale;
        shares[to] += ((value - kept) * PARTS) / scale;
        emit Transfer(msg.sender, to, value - kept);
        return true;
    }
}
