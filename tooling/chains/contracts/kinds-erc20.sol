// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Shared code of these kinds of tokens; the first four variables are where those of a usual token are.
abstract contract KindOfErc20 {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    uint8 public immutable decimals;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory tokenName, string memory tokenSymbol, uint8 tokenDecimals, uint256 supply) {
        name = tokenName;
        symbol = tokenSymbol;
        decimals = tokenDecimals;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
    }

    function move(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance too low");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A token that keeps a hundredth of each transfer, rounded up.
contract FeeErc20 is KindOfErc20 {
    address constant KEEPER = address(0xfee);

    constructor(string memory n, string memory s, uint8 d, uint256 supply) KindOfErc20(n, s, d, supply) {}

    function transfer(address to, uint256 value) external returns (bool) {
        uint256 kept = value / 100 + (value % 100 == 0 ? 0 : 1);
        move(msg.sender, KEEPER, kept);
        move(msg.sender, to, value - kept);
        return true;
    }
}

/// A token that moves nothing, and says so only in its return value.
contract RefusingErc20 is KindOfErc20 {
    constructor(string memory n, string memory s, uint8 d, uint256 supply) KindOfErc20(n, s, d, supply) {}

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

/// A pausable token: transfers revert while it is paused.
contract PausableErc20 is KindOfErc20 {
    bool public isPaused;

    constructor(string memory n, string memory s, uint8 d, uint256 supply) KindOfErc20(n, s, d, supply) {}

    function setPaused(bool next) external {
        isPaused = next;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!isPaused, "token is paused");
        move(msg.sender, to, value);
        return true;
    }
}
