// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Swaps one token for the quoted amount of another, from its own balance. It trusts the quote of its
/// caller: for tests and demos, not a market.
contract SwapRouter {
    address private constant OWN_COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    function swap(address given, uint256 amount, address wanted, uint256 atLeast) external payable {
        require(msg.value == (given == OWN_COIN ? amount : 0), "the value is not the amount");
        if (given != OWN_COIN) {
            call(given, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amount));
        }
        if (wanted == OWN_COIN) {
            (bool isPaid, ) = msg.sender.call{value: atLeast}("");
            require(isPaid, "the coin was not taken");
        } else {
            call(wanted, abi.encodeWithSignature("transfer(address,uint256)", msg.sender, atLeast));
        }
    }

    /// Some tokens return nothing where others return true.
    function call(address token, bytes memory data) private {
        (bool isDone, bytes memory answer) = token.call(data);
        require(isDone && (answer.length == 0 || abi.decode(answer, (bool))), "the token did not move");
    }
}
