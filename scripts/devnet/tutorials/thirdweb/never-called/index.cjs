// In place of @walletconnect/sign-client, which thirdweb loads at once and calls only for wallets that scan a code. Its
// callers fail.
exports.SignClient = undefined;
